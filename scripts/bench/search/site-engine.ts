import { builtAsset } from '#scripts/bench/worker-host.ts';
import { readRelease } from '#scripts/publish/release-bundle.ts';
import { engineLoader } from '#worker/search/load-engine.ts';
import type { SearchEngine } from '#worker/search/search-engine.ts';

/** The search engine of a built site. Rejects with RunbookError if there is none. */
export const siteEngine = async (siteFolder: string): Promise<SearchEngine> => {
  const { assets } = await readRelease(siteFolder);
  return engineLoader({ fetch: (url) => builtAsset(siteFolder, url) }, assets.search)();
};
