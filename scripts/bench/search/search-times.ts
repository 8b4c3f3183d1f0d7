import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { median } from '#scripts/bench/measuring.ts';
import { builtAsset } from '#scripts/bench/worker-host.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import type { SearchPart } from '#worker/model/release-manifest.ts';

/** Milliseconds, without those of a request that does nothing. */
interface SearchTimes {
  /** The first query of an isolate, with loading the index. */
  first: number;
  median: number;
  percentile95: number;
}

const FIRST_ROUNDS = 5;

/** Measures queries in workerd, one request after the other. */
export const searchTimes = async (
  siteFolder: string,
  parts: readonly SearchPart[],
  queries: readonly string[],
): Promise<SearchTimes> => {
  const script = await bundledWorker();
  const first: number[] = [];
  for (let round = 0; round < FIRST_ROUNDS; round += 1)
    first.push(
      await withWorker(script, siteFolder, parts, async (ask) => {
        const nothing = median(await timesOf(Array<undefined>(20).fill(undefined), ask));
        return (await ask(queries[0])) - nothing;
      }),
    );
  return withWorker(script, siteFolder, parts, async (ask) => {
    await timesOf(queries, ask);
    const nothing = median(
      await timesOf(
        queries.map(() => undefined),
        ask,
      ),
    );
    const times = (await timesOf(queries, ask)).map((time) => time - nothing).sort((a, b) => a - b);
    const percentile95 = times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
    return { first: median(first), median: median(times), percentile95 };
  });
};

type Ask = (query: string | undefined) => Promise<number>;

const timesOf = async (queries: readonly (string | undefined)[], ask: Ask): Promise<number[]> => {
  const times: number[] = [];
  for (const query of queries) times.push(await ask(query));
  return times;
};

const withWorker = async <T>(
  script: string,
  siteFolder: string,
  parts: readonly SearchPart[],
  work: (ask: Ask) => Promise<T>,
): Promise<T> => {
  const { compatibilityDate, compatibilityFlags } = await readProjectConfig();
  const assets = ({ url }: { url: string }) => builtAsset(siteFolder, url);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      cf: false,
      modules: true,
      script,
      compatibilityDate,
      compatibilityFlags: [...compatibilityFlags],
      bindings: { SEARCH: parts.map((part) => ({ ...part })) },
      serviceBindings: { ASSETS: assets as never }, // miniflare's Response has other declarations
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    }),
  );
  try {
    await miniflare.ready;
    const origin = await miniflare.unsafeGetDirectURL();
    return await work(async (query) => {
      const url = new URL(origin);
      if (query !== undefined) url.searchParams.set('q', query);
      const started = performance.now();
      const response = await fetch(url);
      await response.text();
      if (!response.ok) throw new Error(`The query ${query} was answered with ${response.status}.`);
      return performance.now() - started;
    });
  } finally {
    await miniflare.dispose();
  }
};

const bundledWorker = async (): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['scripts/bench/search/search-worker.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    minify: true,
  });
  return outputFiles[0]?.text ?? '';
};
