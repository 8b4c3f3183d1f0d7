import { extname } from 'node:path';
import { ProcessPool } from '#scripts/processes/process-pool.ts';

/** The module of the processes is next to this one, both in the sources and in a bundle. */
const HELPER = new URL(`./helper-process${extname(import.meta.url)}`, import.meta.url);

export const newProcesses = (): ProcessPool => new ProcessPool(HELPER);

/** Runs `work` with processes that end afterward. */
export const withProcesses = async <Result>(
  work: (processes: ProcessPool) => Promise<Result>,
  processes = newProcesses(),
): Promise<Result> => {
  try {
    return await work(processes);
  } finally {
    await processes.close();
  }
};
