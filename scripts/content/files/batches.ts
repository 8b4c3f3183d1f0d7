/** Splits `items` into batches of at most `size`, in order. */
export const inBatches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const MOST_AT_ONCE = 64;

/** Runs a task for each item, in batches of 64, which limits the number of files that are open at once. */
export const eachInBatches = async <T>(
  items: readonly T[],
  task: (item: T) => Promise<void>,
): Promise<void> => {
  for (const batch of inBatches(items, MOST_AT_ONCE)) await Promise.all(batch.map(task));
};
