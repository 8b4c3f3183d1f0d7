import { readFile } from 'node:fs/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { BenchSite } from '#scripts/bench/build/bench-site.ts';
import { builtAsset } from '#scripts/bench/built-site.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import { bundleFiles } from '#scripts/publish/bundle-files.ts';
import { readRelease } from '#scripts/publish/release/release-bundle.ts';
import { parsePagePath } from '#worker/page/page-path.ts';
import { CACHE_HIT_WORKER } from './cache-hit-worker.ts';

const CONTENDERS = ['page', 'same-worker', 'cached-page', 'edge-cached-page', 'cache-hit'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** The address of each contender. Requests reach it directly, without a proxy. */
export type Origins = Record<Contender, URL>;

interface WorkerHostOptions extends BenchSite {
  /** The measured page's path, without /docs. */
  path: string;
  /** KV contains the measured page, or the whole site for a browser that prefetches other pages. */
  inStore: 'page' | 'site';
}

/** Runs `work` while the real Worker, with and without its cache, and the bare Workers run in one workerd with one KV. */
export const withWorkers = async <T>(
  { siteFolder, workers, path, inStore }: WorkerHostOptions,
  work: (origins: Origins) => Promise<T>,
): Promise<T> => {
  const { vars, compatibilityDate, compatibilityFlags } = await readProjectConfig();
  const parsed = parsePagePath(path);
  const entry = parsed && (await readRelease(siteFolder)).pages[parsed];
  if (!entry) throw new Error(`The release has no page ${path}.`);
  const key = `page/${entry.hash}`;
  // The search reads its index from here. Pages do not touch it.
  const assets = ({ url }: { url: string }) => builtAsset(siteFolder, url);
  const worker = (name: Contender, script: string, cacheAPI: boolean) => ({
    name,
    modules: true,
    script,
    cacheAPI,
    compatibilityDate,
    compatibilityFlags: [...compatibilityFlags],
    bindings: { ...vars, KEY: key, CACHE_KEY: 'https://bare.example/page' },
    kvNamespaces: { PAGES: 'pages' },
    ratelimits: { SEARCH_LIMIT: { namespace_id: '1', simple: { limit: 1_000_000, period: 60 as const } } },
    serviceBindings: { ASSETS: assets as never }, // miniflare's Response has other declarations
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  const page = await readFile(workers.page, 'utf8');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      cf: false,
      workers: [
        worker('page', page, false),
        worker('same-worker', await readFile(workers.same, 'utf8'), false),
        worker('cached-page', page, true),
        worker('edge-cached-page', await readFile(workers.withoutMemory, 'utf8'), true),
        worker('cache-hit', CACHE_HIT_WORKER, true),
      ],
    }),
  );
  try {
    const pages = await miniflare.getKVNamespace('PAGES', 'page');
    const files = (await bundleFiles(siteFolder)).filter((file) => inStore === 'site' || file.key === key);
    for (const file of files) await pages.put(file.key, await readFile(file.file, 'utf8'));
    const origins = await Promise.all(
      CONTENDERS.map(async (name) => [name, await miniflare.unsafeGetDirectURL(name)] as const),
    );
    return await work(Object.fromEntries(origins) as Origins); // an origin for each name
  } finally {
    await miniflare.dispose();
  }
};
