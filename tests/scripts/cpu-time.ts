/**
 * The time in ms for which this process computed while the work ran. On a busy machine, the work takes longer by the clock, but
 * not by this one.
 */
export const cpuTimeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
