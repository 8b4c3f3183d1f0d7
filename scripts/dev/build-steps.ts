import { buildSearch, compileSite } from '#scripts/build/compile-site.ts';
import { projectFolders } from '#scripts/build/project-folders.ts';
import { releaseSite } from '#scripts/build/release-site.ts';
import type { CompiledSite, SiteBuildOptions } from '#scripts/build/site-build.ts';
import { withProcesses } from '#scripts/build/with-processes.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import type { Once } from '#scripts/steps/step.ts';
import { printStep } from '#scripts/terminal/operator.ts';
import type { Release, SearchPart } from '#worker/release/release-manifest.ts';

// build-process.ts imports this file again after each change.

export { seenRelease } from '#scripts/build/release-site.ts';

/** Compiles the site from the current files on disk. */
export const compile = (once: Once, preview: SiteBuildOptions['preview']): Promise<CompiledSite> =>
  withProcesses((processes) =>
    compileSite(
      { ...projectFolders(projectRoot), foreignPages: false, progress: printStep, preview },
      processes,
      once,
    ),
  );

export const searchOf = (site: CompiledSite): Promise<SearchPart[]> =>
  withProcesses((processes) => buildSearch(site, processes));

/** The release of a site without problems. */
export const releaseOf = async (site: CompiledSite, search: readonly SearchPart[]): Promise<Release> => {
  const { release } = await releaseSite(site, search);
  if (!release) throw new Error('A site with problems has no release.');
  return release;
};
