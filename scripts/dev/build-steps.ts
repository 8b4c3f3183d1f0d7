import { buildSearch, type CompiledSite, compileSite, releaseSite } from '#scripts/build/build-site.ts';
import type { MadeFromCode } from '#scripts/build/kept-code.ts';
import { projectFolders } from '#scripts/build/project-folders.ts';
import { withProcesses } from '#scripts/build/with-processes.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { printStep } from '#scripts/terminal/operator.ts';
import type { Release, SearchPart } from '#worker/release/types.ts';

// build-process.ts imports this file anew after each change.

/** Compiles the site from the current files on disk. Uses what an earlier build has `made` as it is. */
export const compile = (made: Partial<MadeFromCode>): Promise<CompiledSite> =>
  withProcesses((processes) =>
    compileSite(
      { ...projectFolders(projectRoot), foreignPages: false, progress: printStep, made },
      processes,
    ),
  );

export const searchOf = (site: CompiledSite): Promise<SearchPart[]> =>
  withProcesses((processes) => buildSearch(site, processes));

/** The release of a site without problems. */
export const releaseOf = async (site: CompiledSite, search: SearchPart[]): Promise<Release> => {
  const { release } = await releaseSite(site, search);
  if (!release) throw new Error('A site with problems has no release.');
  return release;
};
