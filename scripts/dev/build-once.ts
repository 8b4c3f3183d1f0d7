import { buildSite } from '#scripts/build/build-site.ts';
import { projectFolders } from '#scripts/build/project-folders.ts';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { printStep } from '#scripts/terminal/operator.ts';
import type { Built } from './builder.ts';

/** Builds the site once, from the current files on disk. */
export const buildOnce = async (): Promise<Built> => {
  const { release, problems } = await buildSite({
    ...projectFolders(projectRoot),
    foreignPages: false,
    progress: printStep,
  });
  return release ? { release: release.id } : { problems: formatProblems(problems) };
};
