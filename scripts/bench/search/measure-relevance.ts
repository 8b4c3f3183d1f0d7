import { hitHref } from '#client/contracts/search.ts';
import { SEARCH_PAGE_HITS } from '#content/limits.ts';
import type { SearchEngine } from '#worker/search/search-engine.ts';
import type { RelevanceQuery } from './relevance-queries.ts';

/** A query whose first hit is not a right one. */
export interface Miss {
  query: RelevanceQuery;
  /** The address of the first hit. It is absent if there is none. */
  first?: string;
  /** The place of the first right hit, counted from 1. It is absent if no hit of the first page is right. */
  rank?: number;
}

export interface Relevance {
  /** The share of queries whose first hit is right, and of those with a right one among five. */
  successAt1: number;
  successAt5: number;
  /** The mean of 1 divided by the place of the first right hit: the mean reciprocal rank. */
  mrr: number;
  misses: Miss[];
}

const FIRST_HITS = 5;

/** Searches for each query and compares the hits with the right ones. */
export const measureRelevance = async (
  engine: SearchEngine,
  queries: readonly RelevanceQuery[],
): Promise<Relevance> => {
  const ranks: (number | undefined)[] = [];
  const misses: Miss[] = [];
  for (const query of queries) {
    const { rank, first } = await rankOf(engine, query);
    ranks.push(rank);
    if (rank !== 1) misses.push({ query, ...(first ? { first } : {}), ...(rank ? { rank } : {}) });
  }
  const share = (isRight: (rank: number) => boolean) =>
    ranks.filter((rank) => rank !== undefined && isRight(rank)).length / ranks.length;
  return {
    successAt1: share((rank) => rank === 1),
    successAt5: share((rank) => rank <= FIRST_HITS),
    mrr: ranks.reduce<number>((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length,
    misses,
  };
};

/** The place of the first right hit, and the address of the first hit. They are absent as in `Miss`. */
export const rankOf = async (
  engine: SearchEngine,
  { query, expect, library }: RelevanceQuery,
): Promise<{ rank: number | undefined; first: string | undefined }> => {
  const { hits } = await engine.search({
    text: query,
    page: 0,
    hitsPerPage: SEARCH_PAGE_HITS,
    filters: {},
    ...(library ? { preferredLibrary: library } : {}),
  });
  const urls = hits.map(({ url }) => hitHref(url));
  const right = expect.map(hitHref);
  const index = urls.findIndex((url) => right.includes(url));
  return { rank: index < 0 ? undefined : index + 1, first: urls[0] };
};
