import { isCached } from '#scripts/content/store/page-cache.ts';
import type { ProcessPool } from '#scripts/processes/process-pool.ts';
import type { SiteBuild, SiteBuildOptions } from './site-build.ts';
import { newProcesses, withProcesses } from './with-processes.ts';

/**
 * Builds a site in several processes. Loading the build's modules takes as long as compiling dozens of pages. So the other
 * processes start before this one loads them, unless there is little to compile.
 */
export const buildInProcesses = (options: SiteBuildOptions, processes = newProcesses()): Promise<SiteBuild> =>
  withProcesses(async () => {
    if (!(await isCached(options.cacheFolder, options.pagesFolder))) warmUp(processes);
    const { buildSite } = await import('./build-site.ts');
    return buildSite(options, processes);
  }, processes);

const warmUp = (processes: ProcessPool): void => {
  for (let count = 0; count < processes.size; count += 1) processes.run('warmUp', undefined).catch(() => {}); // a process that cannot work rejects its pages, too
};
