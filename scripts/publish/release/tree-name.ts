import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** git's name for the tree, with `-dirty` if files differ from the commit, or `undefined` without a git history. */
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
