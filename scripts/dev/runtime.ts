import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEVELOPMENT_STATE } from '#scripts/processes/local-store.ts';
import { WRANGLER_ENVIRONMENT } from '#scripts/processes/run-wrangler.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { readToml } from '#scripts/project/read-project-config.ts';
import type { Ask } from './listen.ts';

/** The start of the paths at which the Worker gets the release and page data from this server. */
export const FILES_PATH = '/docs/-/files/';
const CODE_PATH = '/docs/-/code';
const RELEASE_HEADER = 'x-development-release';

/** The files of the Worker, which wrangler bundles. */
const FOLDER = join(projectRoot, '.wrangler/development');
const CODE_FILE = join(FOLDER, 'code.json');

/**
 * The site's Worker, whose manifest is replaced when there is another release, so that only a change of code starts it again.
 * There is no edge cache: pages are rendered for each request, so an edit is never hidden by one.
 */
const workerOf = (server: string): string => `import release from '#release';
const { code } = release;
globalThis.caches = { default: { match: async () => undefined, put: async () => {} } };
const PAGES = {
  get: async (key, { type } = {}) => {
    const file = await fetch('${server}${FILES_PATH}kv/' + key);
    if (!file.ok) return null;
    return type === 'arrayBuffer' ? file.arrayBuffer() : file.text();
  },
};
let ASSETS;
let site;
export default {
  fetch: async (request, env, context) => {
    if (new URL(request.url).pathname === '${CODE_PATH}') return new Response(code);
    if (request.headers.get('${RELEASE_HEADER}') !== release.id) {
      Object.assign(release, await (await fetch('${server}${FILES_PATH}release')).json());
      // The search loads its index again for another object.
      ASSETS = { fetch: (asset) => fetch('${server}' + new URL(asset.url ?? asset).pathname) };
    }
    site ??= await import(${JSON.stringify(join(projectRoot, 'worker/index.ts'))});
    return site.default.fetch(request, { ...env, PAGES, ASSETS }, context);
  },
};
`;

/** Writes the Worker and its settings: those of wrangler.toml, without assets, whose changes would start the Worker again. */
const writeWorker = async (port: number): Promise<string> => {
  const { assets: _, route: __, routes: ___, alias = {}, ...settings } = readToml();
  const aliases = Object.entries(alias as Record<string, string>);
  const config = join(FOLDER, 'wrangler.json');
  const main = join(FOLDER, 'worker.js');
  const inProject = aliases.map(([name, file]) => [name, join(projectRoot, file)] as const);
  const changed = { main, minify: false, alias: { ...Object.fromEntries(inProject), '#release': CODE_FILE } };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(main, workerOf(`http://localhost:${port}`));
  await writeFile(config, JSON.stringify({ ...settings, ...changed }));
  return config;
};

const startWorker = async (config: string) => {
  Object.assign(process.env, WRANGLER_ENVIRONMENT);
  const { unstable_startWorker: start } = await import('wrangler');
  return start({
    config,
    dev: {
      persist: DEVELOPMENT_STATE,
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      watch: false,
      logLevel: 'warn',
    },
  });
};

/** A release for the Worker. */
export interface LoadedRelease {
  id: string;
  /** The manifest as JSON. */
  manifest: string;
  /** The hash of the code that belongs to it. */
  code: string;
}

const NOT_STARTED = 'The Worker does not start. npm start tries again after the next change.\n';
const CHECK_EVERY_MS = 50;

/** Runs the site's Worker with wrangler. It reads its release and page data from this server, which listens on `port`. */
export const startRuntime = (port: number) => {
  let newest: LoadedRelease | undefined;
  let running: Awaited<ReturnType<typeof startWorker>> | undefined;
  let code: string | undefined;
  let failure: string | undefined;
  let starts = 0;
  let accept = () => {};
  const first = new Promise<void>((resolve) => {
    accept = resolve;
  });

  const askWorker: Ask = async (url, init) => {
    const headers: [string, string][] = [...(init.headers ?? []), [RELEASE_HEADER, newest?.id ?? '']];
    return running?.fetch(url, { ...init, headers }) as unknown as ReturnType<Ask>; // undici declares the same classes
  };

  /** Gets errors, and events of wrangler. */
  const fail = (event: { cause?: unknown; message?: string }): void => {
    const { message = '' } = event.cause instanceof Error ? event.cause : event;
    failure = message.replaceAll('../../', '');
    code = undefined;
  };

  /** Resolves when the Worker has this code, or could not be bundled, which wrangler explains in the terminal. */
  const restart = async (wanted: string): Promise<void> => {
    failure = undefined;
    code = undefined;
    const config = await writeWorker(port);
    await writeFile(CODE_FILE, JSON.stringify({ code: wanted }));
    if (running) await running.patchConfig({});
    else {
      running = await startWorker(config);
      running.raw.on('buildFailed', fail).on('error', fail);
    }
    starts += 1;
    const start = starts;
    const isPending = () => start === starts && code !== wanted && failure === undefined;
    // Until it is bundled, wrangler keeps requests waiting.
    const answered = async () => {
      while (isPending()) {
        const answer = await askWorker(`http://localhost${CODE_PATH}`, { method: 'GET' });
        const text = await answer.text();
        if (isPending()) code = text;
        await wait(CHECK_EVERY_MS);
      }
    };
    const failed = async () => {
      while (isPending()) await wait(CHECK_EVERY_MS);
    };
    await Promise.race([answered().catch((error) => isPending() && fail(error)), failed()]);
  };

  return {
    /** Gives the Worker a release, and starts it again if its code has changed. Resolves to what is wrong if it does not answer. */
    load: async (release: LoadedRelease): Promise<string | undefined> => {
      newest = release;
      if (code !== release.code) await restart(release.code);
      if (failure !== undefined) return NOT_STARTED + failure;
      const answer = await askWorker('http://localhost/docs/api/release', { method: 'GET' });
      if (!answer.ok) return `${NOT_STARTED}${await answer.text()}`;
      accept();
      return undefined;
    },
    /** Asks the Worker, once there is one. */
    ask: (async (url, init) => {
      await first;
      return failure === undefined ? askWorker(url, init) : new Response(NOT_STARTED, { status: 503 });
    }) satisfies Ask,
    /** The manifest of the newest release as JSON. */
    manifest: (): string => newest?.manifest ?? '{}',
  };
};

export type Runtime = ReturnType<typeof startRuntime>;
