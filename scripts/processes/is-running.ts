import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '#scripts/terminal/operator.ts';

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

/**
 * Writes this process's id to the file. Rejects with OperatorError if another process that still runs has done so. The file
 * of a process that has ended, or of a folder that was copied, is ignored, so nothing has to be cleaned up.
 */
export const requireOnlyOne = async (file: string): Promise<void> => {
  const [owner = '', path] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  // In a container, each start has the same ids, so this process may have the id of one that has ended.
  if (path === file && owner !== String(process.pid) && isRunning(owner))
    throw new OperatorError(
      `npm start is already running in this folder (process ${owner}).`,
      // After a restart of the machine, the id may belong to another program.
      `Use that one, or stop it: kill ${owner}\nIf ps -p ${owner} names another program, delete ${file} instead.`,
    );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${process.pid}\n${file}`);
};
