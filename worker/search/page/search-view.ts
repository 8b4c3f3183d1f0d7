import { READER_FACETS, type ReaderFacet } from '#client/contracts/search.ts';
import { SEARCH_PAGE_HITS } from '#content/limits.ts';
import type { SearchAnswer, SearchQuery } from '#worker/search/search-engine.ts';
import { LAST_PAGE, queryOf, type SearchAddress } from './search-address.ts';

/** A value of a facet, and the number of results with it. */
export interface FacetValue {
  value: string;
  count: number;
}

/** Everything that the results page shows. */
export interface SearchView {
  address: SearchAddress;
  answer: SearchAnswer;
  /** The number of pages of results that can be reached. */
  pages: number;
  /** The values by which these results can be filtered, the most frequent first. */
  facets: Readonly<Record<ReaderFacet, readonly FacetValue[]>>;
}

type Search = (query: SearchQuery) => Promise<SearchAnswer>;

/** Searches for what an address says. A page after the last one is the last one. */
export const buildSearchView = async (address: SearchAddress, search: Search): Promise<SearchView> => {
  const answer = await search(queryOf(address));
  const pages = Math.min(LAST_PAGE, Math.ceil(answer.total / SEARCH_PAGE_HITS));
  if (answer.hits.length === 0 && address.page > 1)
    return buildSearchView({ ...address, page: Math.max(1, pages) }, search);
  const [library, section] = await Promise.all(
    READER_FACETS.map((facet) => valuesOf(facet, address, answer, search)),
  );
  return { address, answer, pages, facets: { library: library ?? [], section: section ?? [] } };
};

/** The values that another choice for this facet would find, under the same choices for the others, and the chosen one. */
const valuesOf = async (
  facet: ReaderFacet,
  address: SearchAddress,
  answer: SearchAnswer,
  search: Search,
): Promise<FacetValue[]> => {
  const { [facet]: chosen, ...others } = address.filters;
  const { facets } =
    chosen === undefined
      ? answer
      : await search({ ...queryOf({ ...address, filters: others, page: 1 }), hitsPerPage: 0 });
  const found = chosen === undefined ? facets[facet] : { [chosen]: 0, ...facets[facet] };
  return Object.entries(found)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
};
