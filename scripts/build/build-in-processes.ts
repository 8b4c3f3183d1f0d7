import { isCached } from '#scripts/content/store/page-cache.ts';
import type { SiteBuild, SiteBuildOptions } from './build-site.ts';
import { withProcesses } from './with-processes.ts';

/**
 * Builds a site in several processes. Loading the build's modules takes as long as compiling a hundred pages. So the other
 * processes start before this one loads them, unless there is little to compile.
 */
export const buildInProcesses = (options: SiteBuildOptions): Promise<SiteBuild> =>
  withProcesses(async (processes) => {
    if (!(await isCached(options.cacheFolder, options.pagesFolder))) processes.start();
    const { buildSite } = await import('./build-site.ts');
    return buildSite(options, processes);
  });
