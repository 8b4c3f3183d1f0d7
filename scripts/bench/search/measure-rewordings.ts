import type { SearchEngine } from '#worker/search/search-engine.ts';
import { rankOf } from './measure-relevance.ts';
import type { RelevanceQuery } from './relevance-query.ts';
import { rewordings } from './rewordings.ts';

export interface Steadiness {
  /** The number of rewordings that were searched for. */
  searches: number;
  /** The share of them whose first hit is right, too. */
  share: number;
}

/** Searches for the rewordings of every query whose first hit is right. */
export const measureRewordings = async (
  engine: SearchEngine,
  queries: readonly RelevanceQuery[],
): Promise<Steadiness> => {
  let searches = 0;
  let right = 0;
  for (const query of queries) {
    if ((await rankOf(engine, query)).rank !== 1) continue;
    for (const text of rewordings(query)) {
      searches += 1;
      if ((await rankOf(engine, { ...query, query: text })).rank === 1) right += 1;
    }
  }
  return { searches, share: right / searches };
};
