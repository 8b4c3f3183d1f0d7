/**
 * Resolves or rejects as `work` does, but rejects with `late()` when that takes longer than `ms`. The work itself is not
 * stopped. Work that throws at once counts as work that rejects.
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
