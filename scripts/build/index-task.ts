import { buildSearchPart, type SearchPartPlan } from '#scripts/search/build-search-part.ts';
import type { SearchPart } from '#worker/release/release-manifest.ts';
import { symbolsOfProcess } from './symbols-of-process.ts';

/** Writes the search files of some pages in a separate process. */
export const indexPages = async (plan: SearchPartPlan): Promise<SearchPart> =>
  buildSearchPart(plan, await symbolsOfProcess(plan));
