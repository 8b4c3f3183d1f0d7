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
