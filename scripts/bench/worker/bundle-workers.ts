import { basename, join } from 'node:path';
import { runWrangler } from '#scripts/wrangler/run-wrangler.ts';

/** The site's Worker, and the same without what makes a page. */
const ENTRIES = { page: 'worker/index.ts', same: 'scripts/bench/worker/same-worker.ts' } as const;

export interface BundledWorkers {
  page: string;
  same: string;
}

/** Bundles the Workers as a deploy would, with the release of `siteFolder`. Returns the files of their modules. */
export const bundleWorkers = async (siteFolder: string, outFolder: string): Promise<BundledWorkers> => ({
  page: await bundle(ENTRIES.page, siteFolder, join(outFolder, 'page')),
  same: await bundle(ENTRIES.same, siteFolder, join(outFolder, 'same')),
});

const bundle = async (entry: string, siteFolder: string, outFolder: string): Promise<string> => {
  const release = `#release:${join(siteFolder, 'release.json')}`;
  const assets = join(siteFolder, 'public');
  await runWrangler([
    'deploy',
    entry,
    '--dry-run',
    ...['--outdir', outFolder],
    ...['--alias', release],
    ...['--assets', assets],
  ]);
  return join(outFolder, basename(entry).replace(/\.ts$/, '.js'));
};
