import { SEARCH_PAGE_HITS } from '#content/limits.ts';
import { median } from '#scripts/bench/measuring.ts';
import { siteEngine } from './site-engine.ts';

/** Milliseconds of one query after the other, as the engine answers them in this process. */
interface SearchTimes {
  /** The first query, with loading the index. If nothing was searched before, its code has never run, as in a new isolate. */
  first: number;
  median: number;
  percentile95: number;
}

/** Measures queries. The first one opens an engine of its own. */
export const searchTimes = async (siteFolder: string, queries: readonly string[]): Promise<SearchTimes> => {
  const started = performance.now();
  const engine = await siteEngine(siteFolder);
  const times: number[] = [];
  for (const text of queries) {
    const start = times.length === 0 ? started : performance.now();
    await engine.search({ text, page: 0, hitsPerPage: SEARCH_PAGE_HITS, filters: {} });
    times.push(performance.now() - start);
  }
  const [first = 0, ...others] = times;
  others.sort((a, b) => a - b);
  const percentile95 = others[Math.floor(others.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  return { first, median: median(others), percentile95 };
};
