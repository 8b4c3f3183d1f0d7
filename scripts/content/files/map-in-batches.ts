import { inBatches } from './in-batches.ts';

const MOST_AT_ONCE = 64;

/** `Promise.all` over `items` in batches of 64, which limits the number of files that are open at once. */
export const mapInBatches = async <T, R>(
  items: readonly T[],
  task: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  for (const batch of inBatches(items, MOST_AT_ONCE)) results.push(...(await Promise.all(batch.map(task))));
  return results;
};
