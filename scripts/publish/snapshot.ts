import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInProcesses } from '#scripts/build/build-in-processes.ts';
import { hashOfCode } from '#scripts/build/code-cache.ts';
import { formatProblems } from '#scripts/content/problems/problem.ts';
import { removeAbandoned } from '#scripts/processes/is-running.ts';
import { projectFolders } from '#scripts/project/project-root.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';

/** A build that nothing else writes to. */
export interface Snapshot {
  folder: string;
  /** Rejects if the code that a release contains is no longer the code of this one. */
  requireUnchanged(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Builds the working tree into a folder of this process: changes to `.build` or to pages meanwhile cannot reach it. Rejects
 * with {@link RunbookError} if pages have mistakes.
 */
export const takeSnapshot = async (
  projectRoot: string,
  progress: (line: string) => void,
  build = buildInProcesses,
): Promise<Snapshot> => {
  const snapshots = join(projectRoot, '.cache/releases');
  const folder = join(snapshots, `release-${process.pid}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  await removeAbandoned(snapshots);
  try {
    const options = { ...projectFolders(projectRoot), outFolder: folder, foreignPages: false, progress };
    const { release, problems, code } = await build(options);
    if (!release) throw new RunbookError('problems', `nothing was published.\n\n${formatProblems(problems)}`);
    const requireUnchanged = async () => {
      if (hashOfCode(projectRoot) !== code.hash) throw new RunbookError('changed', 'nothing was published.');
    };
    return { folder, requireUnchanged, remove };
  } catch (error) {
    await remove(); // a full disk has no room for it
    throw error;
  }
};
