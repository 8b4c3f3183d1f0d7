import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { runWrangler } from '#scripts/processes/run-wrangler.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import { bundleFiles } from '#scripts/publish/release-bundle.ts';

/**
 * The code of a bare Worker that returns the cached response for the URL in the binding `CACHE_KEY`. A PUT request stores
 * its body as that response, with the headers that its `X-Stored` header lists as JSON.
 */
const CACHE_HIT_WORKER = `
export default {
  async fetch(request, env) {
    if (request.method === 'PUT') {
      const headers = new Headers(JSON.parse(request.headers.get('X-Stored')));
      headers.set('Cache-Control', 'public, max-age=2592000');
      await caches.default.put(env.CACHE_KEY, new Response(await request.text(), { headers }));
      return new Response(null, { status: 204 });
    }
    return (await caches.default.match(env.CACHE_KEY)) ?? new Response(null, { status: 404 });
  },
};
`;

export const CONTENDERS = ['page', 'cached-page', 'cache-hit'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** The address of each contender. Requests reach it directly, without a proxy. */
export type Origins = Record<Contender, URL>;

/** Runs `work` while the real Worker, with and without its cache, and the bare one run in one workerd with one KV. */
export const withWorkers = async <T>(
  siteFolder: string,
  entry: string,
  work: (origins: Origins) => Promise<T>,
): Promise<T> => {
  const { vars, compatibilityDate, compatibilityFlags } = await readProjectConfig();
  // The search reads its index from here. Pages do not touch it.
  const assets = ({ url }: { url: string }) => builtAsset(siteFolder, url);
  const worker = (name: Contender, script: string, cacheAPI: boolean) => ({
    name,
    modules: true,
    script,
    cacheAPI,
    compatibilityDate,
    compatibilityFlags: [...compatibilityFlags],
    bindings: { ...vars, CACHE_KEY: 'https://bare.example/page' },
    kvNamespaces: { PAGES: 'pages' },
    ratelimits: { SEARCH_LIMIT: { namespace_id: '1', simple: { limit: 1_000_000, period: 60 as const } } },
    serviceBindings: { ASSETS: assets as never }, // miniflare's Response has other declarations
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  const page = await readFile(entry, 'utf8');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      cf: false,
      workers: [
        worker('page', page, false),
        worker('cached-page', page, true),
        worker('cache-hit', CACHE_HIT_WORKER, true),
      ],
    }),
  );
  try {
    const pages = await miniflare.getKVNamespace('PAGES', 'page');
    for (const file of await bundleFiles(siteFolder))
      await pages.put(file.key, await readFile(file.file, 'utf8'));
    const origins = await Promise.all(
      CONTENDERS.map(async (name) => [name, await miniflare.unsafeGetDirectURL(name)] as const),
    );
    return await work(Object.fromEntries(origins) as Origins); // an origin for each name
  } finally {
    await miniflare.dispose();
  }
};

/** Bundles the Worker as a deploy does, with the release of `siteFolder`. Resolves to its entry, beside which its modules are. */
export const bundleWorker = async (siteFolder: string, outFolder: string): Promise<string> => {
  const release = `#release:${join(siteFolder, 'release.json')}`;
  const site = ['--alias', release, '--assets', join(siteFolder, 'public')];
  await runWrangler(['deploy', '--dry-run', '--outdir', outFolder, ...site]);
  return join(outFolder, 'index.js');
};

/** The answer of the Worker's binding `ASSETS` to a request, from the files of a built site. Rejects if there is no such file. */
export const builtAsset = async (siteFolder: string, url: string): Promise<Response> =>
  new Response(new Uint8Array(await readFile(join(siteFolder, 'public', new URL(url).pathname))));
