import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** `true` if this machine has a process with the id. A text that is not an id has none. */
const isRunning = (pid: string): boolean => {
  try {
    return Number(pid) > 0 && process.kill(Number(pid), 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // it belongs to someone else
  }
};

/** Removes what other processes have left in a folder and ended. The end of each name in it is the id of its process. */
export const removeAbandoned = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const pid = name.split('-').at(-1) ?? '';
    if (pid !== String(process.pid) && isRunning(pid)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
};
