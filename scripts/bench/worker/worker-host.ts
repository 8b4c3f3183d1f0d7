import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { BenchSite } from '#scripts/bench/build/bench-site.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { bundleFiles } from '#scripts/publish/bundle-files.ts';
import { readProjectConfig } from '#scripts/read-project-config.ts';
import { CACHE_HIT_WORKER, STORED_ENTRY_WORKER } from './contenders.ts';
import { pageKey, readRelease } from './page-key.ts';

export const CONTENDERS = ['page', 'same-worker', 'stored-entry', 'cached-page', 'cache-hit'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** Where each contender listens, without anything in between. */
export type Origins = Record<Contender, URL>;

export interface WorkerHostOptions extends BenchSite {
  /** The page that is asked for, without /docs. */
  path: string;
  /** A browser fetches other pages ahead; where none does, one page in KV is enough. */
  inStore: 'page' | 'site';
}

const NAMESPACE = 'pages';

/** Runs `work` beside the real Worker, with and without its cache, and the bare workers: one workerd, one KV. */
export const withWorkers = async <T>(
  { siteFolder, scripts, path, inStore }: WorkerHostOptions,
  work: (origins: Origins) => Promise<T>,
): Promise<T> => {
  const { vars, compatibilityDate, compatibilityFlags } = await readProjectConfig(
    join(projectRoot, 'wrangler.toml'),
  );
  const key = pageKey(await readRelease(siteFolder), path);
  const worker = (name: Contender, source: string, cacheAPI: boolean) => ({
    name,
    modules: true,
    script: source,
    cacheAPI,
    compatibilityDate,
    compatibilityFlags: [...compatibilityFlags],
    bindings: { ...vars, KEY: key, CACHE_KEY: 'https://bare.example/page' },
    kvNamespaces: { PAGES: NAMESPACE },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  const page = await readFile(scripts.page, 'utf8');
  const same = await readFile(scripts.same, 'utf8');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      cf: false,
      workers: [
        worker('page', page, false),
        worker('same-worker', same, false),
        worker('stored-entry', STORED_ENTRY_WORKER, false),
        worker('cached-page', page, true),
        worker('cache-hit', CACHE_HIT_WORKER, true),
      ],
    }),
  );
  try {
    await miniflare.ready;
    const pages = await miniflare.getKVNamespace('PAGES', 'page');
    for (const entry of await bundleFiles(siteFolder)) {
      if (inStore === 'site' || entry.key === key)
        await pages.put(entry.key, await readFile(entry.file, 'utf8'));
    }
    const origins = await Promise.all(
      CONTENDERS.map(async (name) => [name, await miniflare.unsafeGetDirectURL(name)] as const),
    );
    return await work(Object.fromEntries(origins) as Origins); // an origin for each name
  } finally {
    await miniflare.dispose();
  }
};
