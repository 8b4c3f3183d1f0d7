import { builtAsset, builtRelease } from '#scripts/bench/built-site.ts';
import { engineLoader } from '#worker/search/load-engine.ts';
import type { SearchEngine } from '#worker/search/search-engine.ts';

/** The search engine of a built site. */
export const siteEngine = async (siteFolder: string): Promise<SearchEngine> => {
  const { assets } = await builtRelease(siteFolder);
  return engineLoader({ fetch: (url) => builtAsset(siteFolder, url) }, assets.search)();
};
