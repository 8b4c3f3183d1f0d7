/** Gives each worker its next item as soon as it is free. Results are in the order of `items`. Rejects with the first failure. */
export const shareWork = async <Item, Result>(
  items: readonly Item[],
  workers: readonly ((item: Item) => Promise<Result>)[],
): Promise<Result[]> => {
  const results: Result[] = [];
  const left = items.entries();
  let failed = false;
  const workLoop = async (work: (item: Item) => Promise<Result>) => {
    for (const [index, item] of left) {
      if (failed) return;
      results[index] = await work(item);
    }
  };
  try {
    await Promise.all(workers.map(workLoop));
  } catch (error) {
    failed = true;
    throw error;
  }
  return results;
};
