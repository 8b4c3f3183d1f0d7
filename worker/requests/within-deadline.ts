/** What `work` comes to, or a rejection with `late()` where that takes longer. The work itself is not stopped. */
export const withinDeadline = async <Result>(
  work: Promise<Result>,
  ms: number,
  late: () => Error,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer ?? null);
  }
};
