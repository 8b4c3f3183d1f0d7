import { buildInProcesses } from '#scripts/build/build-in-processes.ts';
import { hashOfCode } from '#scripts/build/code-hash.ts';
import { formatProblems } from '#scripts/content/problems/problem.ts';
import { temporaryFolder } from '#scripts/processes/temporary-folder.ts';
import { projectFolders } from '#scripts/project/project-root.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';

/**
 * Builds the working tree into a folder of this process: changes to `.build` or to pages meanwhile cannot reach it. Rejects
 * with {@link RunbookError} if pages have problems.
 */
export const takeSnapshot = async (
  projectRoot: string,
  progress: (line: string) => void,
  build = buildInProcesses,
) => {
  const folder = await temporaryFolder();
  const options = { ...projectFolders(projectRoot), outFolder: folder, foreignPages: false, progress };
  const { release, problems, code } = await build(options);
  if (!release) throw new RunbookError('problems', `nothing was published.\n\n${formatProblems(problems)}`);
  return {
    folder,
    /** Rejects if the code that a release contains is no longer the code of this one. */
    requireUnchanged: async (): Promise<void> => {
      if (hashOfCode(projectRoot) !== code.hash) throw new RunbookError('changed', 'nothing was published.');
    },
  };
};

/** A build that nothing else writes to. */
export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;
