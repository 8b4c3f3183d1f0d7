import { join } from 'node:path';
import { generatedSite, writeSite } from '#scripts/bench/site/generated-site.ts';
import { type BundledWorkers, bundleWorkers } from '#scripts/bench/worker/bundle-workers.ts';
import { siteFolders } from './site-folders.ts';
import { timedBuild } from './timed-build.ts';

export interface BenchSite {
  /** A built site. */
  siteFolder: string;
  /** Bundled with this site's release. */
  scripts: BundledWorkers;
}

/** Generates, builds and bundles a site of so many pages in `folder`. */
export const buildBenchSite = async (folder: string, pages: number): Promise<BenchSite> => {
  const folders = siteFolders(folder);
  await writeSite(folders.pages, generatedSite(pages));
  await timedBuild(folders);
  return { siteFolder: folders.out, scripts: await bundleWorkers(folders.out, join(folder, 'worker')) };
};
