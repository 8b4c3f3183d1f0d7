import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRunning } from '#scripts/terminal/is-running.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';

/**
 * Writes this process's id to the file. Rejects with OperatorError if another process that still runs has done so. The file
 * of a process that has ended is ignored, so nothing has to be cleaned up.
 */
export const requireOnlyOne = async (file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // node:fs rejects with no other type
    const owner = await readFile(file, 'utf8');
    // In a container, each start has the same ids, so this process may have the id of one that has ended.
    if (owner !== String(process.pid) && isRunning(owner)) {
      throw new OperatorError(
        `npm start is already running in this folder (process ${owner}).`,
        // After a restart of the machine, the id may belong to another program.
        `Use that one, or stop it: kill ${owner}\nIf ps -p ${owner} names another program, delete ${file} instead.`,
      );
    }
    await rm(file, { force: true });
    await requireOnlyOne(file);
  }
};
