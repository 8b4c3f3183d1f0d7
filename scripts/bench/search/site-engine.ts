import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, SearchPart } from '#worker/release/release-manifest.ts';
import { type Assets, engineLoader } from '#worker/search/load-engine.ts';
import type { SearchEngine } from '#worker/search/search-engine.ts';

/** The assets of a built site, as the Worker's binding serves them. */
const builtAssets = (siteFolder: string): Assets => ({
  fetch: async (url) => new Response(await readFile(join(siteFolder, 'public', new URL(url).pathname))),
});

/** The names of the files of a built site's search. */
export const searchParts = async (siteFolder: string): Promise<readonly SearchPart[]> => {
  const release = JSON.parse(await readFile(join(siteFolder, 'release.json'), 'utf8')) as Release; // the build wrote it
  return release.assets.search;
};

/** The search engine of a built site. */
export const siteEngine = async (siteFolder: string): Promise<SearchEngine> =>
  engineLoader(builtAssets(siteFolder), await searchParts(siteFolder))();
