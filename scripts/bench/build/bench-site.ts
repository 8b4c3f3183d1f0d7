import { join } from 'node:path';
import { generatedSite, writeSite } from '../site/generated-site.ts';
import { bundleWorker } from '../worker/bundle-worker.ts';
import { siteFolders } from './site-folders.ts';
import { timedBuild } from './timed-build.ts';

export interface BenchSite {
  /** A built site. */
  siteFolder: string;
  /** The Worker, bundled with this site's release. */
  script: string;
}

/** Generates, builds and bundles a site of so many pages in `folder`. */
export const buildBenchSite = async (folder: string, pages: number): Promise<BenchSite> => {
  const folders = siteFolders(folder);
  await writeSite(folders.pages, generatedSite(pages));
  await timedBuild(folders);
  return { siteFolder: folders.out, script: await bundleWorker(folders.out, join(folder, 'worker')) };
};
