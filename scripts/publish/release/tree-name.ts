import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What git calls the tree, with `-dirty` where files differ from the commit; `undefined` without a history. */
export const treeName = async (projectRoot: string): Promise<string | undefined> => {
  try {
    const { stdout } = await promisify(execFile)('git', ['describe', '--always', '--dirty', '--abbrev=12'], {
      cwd: projectRoot,
    });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
};
