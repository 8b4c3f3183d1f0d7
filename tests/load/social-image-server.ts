import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import { IMMUTABLE_CACHE_CONTROL } from '#worker/http/cache-control.ts';

export interface SocialImageServer {
  /** Resolves to the PNG of a card. Rejects if the answer is the fallback image, or does not come. */
  draw(title: string, description: string): Promise<Uint8Array>;
  /** Draws this many cards of different lengths in a row. */
  drawMany(count: number): Promise<void>;
  /** The resident memory of the Worker's process in MB. */
  memoryMb(): number;
  close(): Promise<void>;
}

const DEADLINE_MS = 60_000;

/** Serves the Worker in `folder`, where wrangler bundled it, with its social images and without limits on them. */
export const startSocialImageServer = async (folder: string): Promise<SocialImageServer> => {
  const { vars, compatibilityDate } = await readProjectConfig();
  const before = workerdMemory();
  const server = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          modules: await workerModules(folder),
          modulesRoot: folder,
          compatibilityDate,
          bindings: vars,
          cacheAPI: false,
          ratelimits: {
            SOCIAL_IMAGE_LIMIT: { namespace_id: '1002', simple: { limit: 1_000_000, period: 60 } },
          },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  );
  const origin = await server.unsafeGetDirectURL();
  const id = [...workerdMemory().keys()].find((pid) => !before.has(pid));
  let drawn = 0;

  const draw = async (title: string, description: string): Promise<Uint8Array> => {
    const query = new URLSearchParams({ title, description });
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const answer = await fetch(new URL(`/docs/api/og?${query}`, origin), { signal });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (answer.headers.get('Cache-Control') !== IMMUTABLE_CACHE_CONTROL)
      throw new Error(`The card of “${title}” was not drawn.`);
    return bytes;
  };

  return {
    draw,
    drawMany: async (count) => {
      for (const end = drawn + count; drawn < end; drawn += 1)
        await draw(`Card ${drawn} `.repeat(1 + (drawn % 5)), 'Words of a description. '.repeat(drawn % 7));
    },
    memoryMb: () => {
      const memory = workerdMemory().get(id ?? 0);
      if (memory === undefined) throw new Error('The process of the Worker is not among those of this one.');
      return memory;
    },
    close: () => server.dispose(),
  };
};

/** The resident memory in MB of each workerd that this process started, by process id. */
const workerdMemory = (): Map<number, number> => {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' });
  const rows = processes.split('\n').map((line) => line.trim().split(/\s+/));
  const own = rows.filter(
    ([, parent, , name]) => parent === String(process.pid) && name?.endsWith('workerd'),
  );
  return new Map(own.map(([pid, , kilobytes]) => [Number(pid), Number(kilobytes) / 1024]));
};

interface WorkerModule {
  type: 'ESModule' | 'CompiledWasm' | 'Data';
  path: string;
  contents: Uint8Array;
}

const TYPES: Readonly<Record<string, WorkerModule['type']>> = {
  js: 'ESModule',
  wasm: 'CompiledWasm',
  woff: 'Data',
};

/** The modules of a Worker that wrangler bundled into `folder`, as Miniflare takes them. The entry is the first one. */
const workerModules = async (folder: string): Promise<WorkerModule[]> => {
  const others = (await readdir(folder)).filter((file) => !file.endsWith('.js'));
  const modules = ['index.js', ...others].flatMap((file) => {
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
    return type ? [{ type, file }] : [];
  });
  return Promise.all(
    modules.map(async ({ type, file }) => {
      const path = join(folder, file);
      return { type, path, contents: await readFile(path) };
    }),
  );
};
