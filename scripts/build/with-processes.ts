import { ProcessPool } from '#scripts/processes/process-pool.ts';

export const newProcesses = (): ProcessPool =>
  new ProcessPool(new URL('./helper-process.ts', import.meta.url));

/** Runs `work` with processes that end afterwards. */
export const withProcesses = async <Result>(
  work: (processes: ProcessPool) => Promise<Result>,
): Promise<Result> => {
  const processes = newProcesses();
  try {
    return await work(processes);
  } finally {
    await processes.close();
  }
};
