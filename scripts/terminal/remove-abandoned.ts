import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from './is-running.ts';

/** Removes what other processes have left in a folder and ended. The end of each name in it is the id of its process. */
export const removeAbandoned = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const pid = name.split('-').at(-1) ?? '';
    if (pid !== String(process.pid) && isRunning(pid)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
};
