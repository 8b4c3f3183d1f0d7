import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { transformSync } from 'esbuild';
import { getMimeType } from 'hono/utils/mime';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from 'miniflare';
import { projectRoot } from '#scripts/project/project-root.ts';
import type { Ask } from './listen.ts';
import { MODULES_FOLDER } from './worker-bundle.ts';

/** workerd keeps 25 MB of each Worker that it has loaded, so it starts again after this many. */
const MOST_LOADED = 30;

interface RuntimeOptions {
  outFolder: string;
  /** The folder of the Worker's modules. */
  modulesFolder: string;
  /** The folder of the local D1. */
  stateFolder: string;
  /** wrangler names the file of the local D1 after it. */
  databaseId: string;
}

export interface Runtime {
  /**
   * Replaces the Worker. `code` is JSON for `scripts/dev/worker`. If the new one does not start, the former one stays, and this
   * resolves to what is wrong.
   */
  load(code: string): Promise<string | undefined>;
  /** Asks the Worker, once there is one. */
  ask: Ask;
  /** The local D1. */
  signals(): ReturnType<Miniflare['getD1Database']>;
  end(): Promise<void>;
}

/** Runs the site's Worker, with the files of `outFolder` as its KV and its assets. */
export const startRuntime = ({
  outFolder,
  modulesFolder,
  stateFolder,
  databaseId,
}: RuntimeOptions): Runtime => {
  let current = { id: 0, code: '' };
  let next = current;
  let accept = () => {};
  const first = new Promise<void>((resolve) => {
    accept = resolve;
  });

  const fileOf = async (path: string): Promise<Response> => {
    const [, kind, name = ''] = /^\/(worker|module|kv)\/(.*)$/.exec(path) ?? [];
    // A request that was sent before a switch may still name the former Worker.
    if (kind === 'worker') return new Response((String(next.id) === name ? next : current).code);
    const file = { module: join(modulesFolder, name), kv: join(outFolder, 'kv', name) }[kind ?? ''];
    const bytes = file && (await readFile(file).catch(() => undefined));
    if (bytes) return new Response(bytes);
    const asset = kind ? undefined : await siteFile(outFolder, path);
    return asset
      ? new Response(asset.bytes, { headers: [...asset.headers] })
      : new Response('', { status: 404 });
  };

  const options = convertV4MiniflareOptions({
    cf: false,
    resourcePersistencePath: join(stateFolder, 'v3'),
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ message }) => printLog(message),
    workers: [
      {
        name: 'development',
        modules: true,
        script: transpiled(join(projectRoot, 'scripts/dev/worker/index.ts')),
        compatibilityDate: '2026-08-15',
        d1Databases: { SIGNALS: databaseId },
        workerLoaders: { LOADER: {} },
        serviceBindings: { FILES: ({ url }) => fileOf(new URL(url).pathname) },
      },
    ],
  });
  const miniflare = new Miniflare(options);

  const askVersion = (id: number, url: string, init: Parameters<Ask>[1]) => {
    const headers = new Headers(init.headers);
    headers.set(VERSION_HEADER, String(id));
    return miniflare.dispatchFetch(url, { ...init, headers: [...headers] }) as unknown as ReturnType<Ask>; // undici declares the same class
  };

  return {
    load: async (code) => {
      // A file was saved as it was. Another Worker would only take memory.
      if (code === current.code) return undefined;
      next = { id: next.id + 1, code };
      if (next.id % MOST_LOADED === 0) await miniflare.setOptions(options);
      const answer = await askVersion(next.id, 'http://localhost/docs/api/release', { method: 'GET' });
      const text = await answer.text();
      if (!answer.ok)
        return `The Worker does not start. npm start tries again after the next change.\n${text}`;
      current = next;
      accept();
      return undefined;
    },
    ask: async (url, init) => {
      await first;
      return askVersion(current.id, url, init);
    },
    signals: () => miniflare.getD1Database('SIGNALS'),
    end: () => miniflare.dispose(),
  };
};

/** Shows what the Worker logs, with positions in the sources. */
const printLog = (message: string): void => {
  for (const line of stripVTControlCharacters(message).split('\n')) {
    const shown = inSource(line);
    if (shown !== undefined) console.log(`  worker: ${shown}`);
  }
};

/** An asset of the built site with its headers, as Cloudflare serves it. `undefined` if there is no such file. */
export const siteFile = async (
  outFolder: string,
  path: string,
): Promise<{ bytes: Buffer; headers: Headers } | undefined> => {
  if (!path.startsWith('/docs/assets/')) return undefined;
  const file = join(outFolder, 'public', posix.normalize(path));
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const rules = await readFile(join(outFolder, 'public/_headers'), 'utf8').catch(() => '');
  return { bytes, headers: assetHeaders(rules, path) };
};

/** The headers of a path by the rules of a `_headers` file: later rules replace values, and `!` removes one. */
export const assetHeaders = (rules: string, path: string): Headers => {
  const headers = new Headers({ 'Content-Type': getMimeType(path) ?? 'application/octet-stream' });
  for (const rule of rules.split('\n\n')) {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    if (!path.startsWith(pattern.replace(/\*$/, ''))) continue;
    for (const line of lines.map((text) => text.trim())) {
      if (line.startsWith('! ')) headers.delete(line.slice(2));
      else headers.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2));
    }
  }
  headers.delete('Strict-Transport-Security');
  return headers;
};

/** A line of a stack trace, and its position in a module of the Worker's bundle. */
const IN_BUNDLE = /^\s*at .*?(([\w-]+\.js):(\d+):(\d+))\)?$/;

/** The name of a module contains its hash, so its map never changes. */
const maps = new Map<string, SourceMap | undefined>();

/**
 * Replaces a position in the Worker's bundle by that in the source, such as `worker/layout/page-header.tsx:25:18`. `undefined`
 * for code of packages. Any other line stays as it is.
 */
export const inSource = (line: string, folder = MODULES_FOLDER): string | undefined => {
  const [, position = '', module = '', row, column] = IN_BUNDLE.exec(line) ?? [];
  if (!maps.has(module)) maps.set(module, readMap(join(folder, `${module}.map`)));
  // A map counts from 0.
  const entry = maps.get(module)?.findEntry(Number(row) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return line;
  const { originalSource, originalLine, originalColumn } = entry;
  if (originalSource.includes('node_modules/')) return undefined;
  const source = originalSource.replace(/^(?:\.\.\/)+/, '');
  return line.replace(position, `${source}:${originalLine + 1}:${originalColumn + 1}`);
};

const readMap = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // the module is not one of the bundle
  }
};

/** The JavaScript of a file of TypeScript that imports no other. */
export const transpiled = (file: string): string =>
  transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm' }).code;

/** The header of a request that names the version of the site's Worker to ask. */
const VERSION_HEADER = 'x-development-worker';
