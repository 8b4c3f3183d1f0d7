import type { ProcessPool } from '#scripts/processes/process-pool.ts';
import { buildSearch, compileSite } from './compile-site.ts';
import { KeptCode } from './kept-code.ts';
import { releaseSite } from './release-site.ts';
import type { SiteBuild, SiteBuildOptions } from './site-build.ts';

/**
 * Compiles pages and assets into `outFolder`. Files are named by content hash. `release.json` is written last, which
 * switches to the new release. Rejects with an OperatorError if wrangler.toml is wrong.
 */
export const buildSite = async (options: SiteBuildOptions, processes: ProcessPool): Promise<SiteBuild> => {
  const kept = await KeptCode.open(options);
  const site = await compileSite({ ...options, made: kept.made }, processes);
  const { code, searchCode, content } = site;
  if (!kept.made) await kept.keep({ code, searchCode, pipeline: content.pipeline });
  return releaseSite(site, site.content.problems.length > 0 ? [] : await buildSearch(site, processes));
};
