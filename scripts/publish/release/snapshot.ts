import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfCode } from '#scripts/build/build-code.ts';
import { buildInProcesses } from '#scripts/build/build-in-processes.ts';
import { projectFolders } from '#scripts/build/project-folders.ts';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';
import { removeAbandoned } from '#scripts/terminal/remove-abandoned.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';

/** A build that nothing else writes to. */
export interface Snapshot {
  folder: string;
  /** Rejects if the code that a release contains is no longer the code of this one. */
  requireUnchanged(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Builds the working tree into a folder of its own, named by the release and this process: changes to `.build` or to
 * pages meanwhile cannot reach it. Rejects with {@link RunbookError} if pages have mistakes.
 */
export const takeSnapshot = async (
  projectRoot: string,
  progress: (line: string) => void,
  build = buildInProcesses,
): Promise<Snapshot> => {
  const snapshots = join(projectRoot, '.cache/releases');
  const unnamed = join(snapshots, `next-${process.pid}`);
  await removeAbandoned(snapshots);
  const options = { ...projectFolders(projectRoot), outFolder: unnamed, foreignPages: false, progress };
  const remove = (folder: string) => rm(folder, { recursive: true, force: true });
  const { release, problems, code } = await build(options).catch(async (error: unknown) => {
    await remove(unnamed); // a full disk has no room for it
    throw error;
  });
  if (!release) {
    await remove(unnamed);
    throw new RunbookError(
      'mistakes',
      `nothing was published.\n\n${formatProblems(problems)}`,
      'Fix them and run the same command again.',
    );
  }
  const folder = join(snapshots, `${release.id}-${process.pid}`);
  await rename(unnamed, folder);
  return {
    folder,
    requireUnchanged: async () => {
      if (hashOfCode(projectRoot) === code.hash) return;
      throw new RunbookError(
        'changed',
        'nothing was published.',
        'Run the same command again when nobody edits the code in this folder. Pages may be edited at any time.',
      );
    },
    remove: () => remove(folder),
  };
};
