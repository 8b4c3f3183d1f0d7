import { join } from 'node:path';
import { buildSite } from '#scripts/build/build-site.ts';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import type { Built } from './builder.ts';

/** Builds the site once, from the current files on disk. */
export const buildOnce = async (): Promise<Built> => {
  const { release, problems } = await buildSite({
    projectRoot,
    pagesFolder: join(projectRoot, 'content/pages'),
    outFolder: join(projectRoot, '.build'),
    cacheFolder: join(projectRoot, '.cache/pages'),
    foreignPages: false,
    progress: (line) => console.log(`✓ ${line}`),
  });
  return release ? { release: release.id } : { problems: formatProblems(problems) };
};
