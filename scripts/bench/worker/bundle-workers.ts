import { join } from 'node:path';
import { runWrangler } from '#scripts/wrangler/run-wrangler.ts';

/** The files of the bundled modules: the site's Worker, and the same Worker without rendering. */
export interface BundledWorkers {
  page: string;
  same: string;
}

/** Bundles the Workers as a deploy does, with the release of `siteFolder`. */
export const bundleWorkers = async (siteFolder: string, outFolder: string): Promise<BundledWorkers> => {
  const release = `#release:${join(siteFolder, 'release.json')}`;
  const site = ['--alias', release, '--assets', join(siteFolder, 'public')];
  for (const entry of ['worker/index.ts', 'scripts/bench/worker/same-worker.ts']) {
    await runWrangler(['deploy', entry, '--dry-run', '--outdir', outFolder, ...site]);
  }
  return { page: join(outFolder, 'index.js'), same: join(outFolder, 'same-worker.js') };
};
