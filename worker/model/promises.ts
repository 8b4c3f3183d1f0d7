/** Maps values with at most `limit` calls at a time. The results are in the order of the values. Rejects with the first error. */
export const mapLimited = async <Value, Result>(
  values: readonly Value[],
  limit: number,
  map: (value: Value) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const entries = values.entries();
  // The workers share one iterator, so each value is taken once.
  const work = async () => {
    for (const [index, value] of entries) results[index] = await map(value);
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
};

/**
 * Settles as `work` does, or rejects with `late()` after `ms` milliseconds. Does not stop the work itself. Also rejects with
 * an error that `work` throws synchronously.
 */
export const withinDeadline = async <Result>(
  work: () => Promise<Result>,
  ms: number,
  late: () => Error,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work(), expired]);
  } finally {
    clearTimeout(timer ?? null);
  }
};
