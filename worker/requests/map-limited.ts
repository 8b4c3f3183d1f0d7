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
