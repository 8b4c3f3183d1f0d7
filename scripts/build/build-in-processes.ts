import { extname } from 'node:path';
import { isCached } from '#scripts/content/compile/page-cache.ts';
import { ProcessPool } from '#scripts/processes/process-pool.ts';
import type { SiteBuild, SiteBuildOptions } from './build-site.ts';

/**
 * Builds a site in several processes. Loading the build's modules takes as long as compiling dozens of pages. So the other
 * processes start before this one loads them, unless there is little to compile.
 */
export const buildInProcesses = (options: SiteBuildOptions, processes = newProcesses()): Promise<SiteBuild> =>
  withProcesses(async () => {
    if (!(await isCached(options))) warmUp(processes);
    const { buildSite } = await import('./build-site.ts');
    return buildSite(options, processes);
  }, processes);

const warmUp = (processes: ProcessPool): void => {
  for (let count = 0; count < processes.size; count += 1) processes.run('warmUp', undefined).catch(() => {}); // a process that cannot work rejects its pages, too
};

/** The module of the processes is next to this one, both in the sources and in a bundle. */
const HELPER = new URL(`./helper-process${extname(import.meta.url)}`, import.meta.url);

export const newProcesses = (): ProcessPool => new ProcessPool(HELPER);

/** Runs `work` with processes that end afterward. */
export const withProcesses = async <Result>(
  work: (processes: ProcessPool) => Promise<Result>,
  processes = newProcesses(),
): Promise<Result> => {
  try {
    return await work(processes);
  } finally {
    await processes.close();
  }
};
