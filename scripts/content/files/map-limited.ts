const MOST_AT_ONCE = 64;

/** `Promise.all` over `items` in groups of 64, which limits the number of files that are open at once. */
export const mapLimited = async <T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += MOST_AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + MOST_AT_ONCE).map(task))));
  return results;
};
