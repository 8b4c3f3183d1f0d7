import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SEARCH_PAGE_HITS } from '#content/limits.ts';
import type { SearchEngine } from '#worker/search/search-engine.ts';

const QUERIES = 100_000;
const WARM_UP_QUERIES = 2_000;
const BYTES_OF_MB = 1_000_000;

/** The growth of the heap over 100,000 queries after garbage collection, in MB. */
export const searchMemoryGrowth = async (
  engine: SearchEngine,
  queries: readonly string[],
): Promise<number> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // the flag defines it
  const run = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await engine.search({
        text: queries[index % queries.length] ?? '',
        page: 0,
        hitsPerPage: SEARCH_PAGE_HITS,
        filters: {},
      });
  };
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  await run(WARM_UP_QUERIES);
  const before = heap();
  await run(QUERIES);
  return (heap() - before) / BYTES_OF_MB;
};
