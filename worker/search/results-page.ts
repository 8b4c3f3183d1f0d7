import { pastedQuery } from '#client/contracts/pasted-query.ts';
import { READER_FACETS, type ReaderFacet, SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
import { SEARCH_PAGE_HITS } from '#content/limits.ts';
import type { SearchAnswer, SearchQuery } from './search-engine.ts';

/** Nobody reads further. Addresses of later pages lead to this one. */
const LAST_PAGE = 50;

/** The content of a results page's address. */
export interface SearchAddress {
  /** The query, without spaces around it. */
  text: string;
  /** The chosen value of each facet that filters. */
  filters: Readonly<Partial<Record<ReaderFacet, string>>>;
  /** The first page is 1. */
  page: number;
}

/** Reads an address such as `/docs/search?q=bucket&library=go&page=2`. Wrong parts are left out or cut. */
export const parseSearchAddress = (parameters: URLSearchParams): SearchAddress => ({
  text: pastedQuery(parameters.get('q') ?? ''),
  filters: Object.fromEntries(
    READER_FACETS.map((facet) => [facet, pastedQuery(parameters.get(facet) ?? '')] as const).filter(
      ([, value]) => value !== '',
    ),
  ),
  page: Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)),
});

/** The address of a results page, without empty or default parts. */
export const searchHref = ({ text, filters, page }: SearchAddress): string => {
  const parameters = new URLSearchParams({ q: text });
  for (const facet of READER_FACETS) if (filters[facet] !== undefined) parameters.set(facet, filters[facet]);
  if (page > 1) parameters.set('page', String(page));
  return `${SEARCH_PAGE_PATH}?${parameters}`;
};

/** The query of a results page. */
const queryOf = ({ text, filters, page }: SearchAddress): SearchQuery => ({
  text,
  page: page - 1,
  hitsPerPage: SEARCH_PAGE_HITS,
  filters: Object.fromEntries(Object.entries(filters).map(([facet, value]) => [facet, [value]])),
});

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
