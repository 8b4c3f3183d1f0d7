import { join } from 'node:path';
import { generatedSite, writeSite } from '#scripts/bench/site/generated-site.ts';
import { type BundledWorkers, bundleWorkers } from '#scripts/bench/worker/bundle-workers.ts';
import { siteFolders, timedBuild } from './timed-build.ts';

export interface BenchSite {
  /** The folder of the built site. */
  siteFolder: string;
  /** The Workers, bundled with this site's release. */
  workers: BundledWorkers;
}

/** Generates, builds and bundles a site with this number of pages in `folder`. */
export const buildBenchSite = async (folder: string, pages: number): Promise<BenchSite> => {
  const folders = siteFolders(folder);
  await writeSite(folders.pages, generatedSite(pages));
  await timedBuild(folders);
  return { siteFolder: folders.out, workers: await bundleWorkers(folders.out, join(folder, 'worker')) };
};
