/**
 * Settles as `work` does, or rejects with `late()` after `ms` milliseconds. The work itself is not stopped. An error that
 * `work` throws synchronously is a rejection, too.
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
