import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '#scripts/build/build-site.ts';
import { projectFolders } from '#scripts/build/project-folders.ts';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';

/** The manifest names all other files, so it is moved last. */
const MANIFEST = 'release.json';

/**
 * Builds into an empty folder and then replaces `.build`, so files of earlier builds are not published. Returns the path of
 * `.build`. If pages have mistakes, rejects with {@link OperatorError} and leaves `.build` unchanged.
 */
export const freshBuild = async (projectRoot: string, progress: (line: string) => void): Promise<string> => {
  const folders = projectFolders(projectRoot);
  const { outFolder } = folders;
  const nextFolder = join(outFolder, 'next');
  await rm(nextFolder, { recursive: true, force: true });
  const { release, problems } = await buildSite({
    ...folders,
    outFolder: nextFolder,
    foreignPages: false,
    progress,
  });
  if (!release) {
    throw new OperatorError(
      `The pages have mistakes:\n\n${formatProblems(problems)}`,
      'Nothing was published. Mend them and run the same command again.',
    );
  }
  const parts = (await readdir(nextFolder)).filter((part) => part !== MANIFEST);
  for (const part of [...parts, MANIFEST]) {
    await rm(join(outFolder, part), { recursive: true, force: true });
    await rename(join(nextFolder, part), join(outFolder, part));
  }
  await rm(nextFolder, { recursive: true, force: true });
  return outFolder;
};
