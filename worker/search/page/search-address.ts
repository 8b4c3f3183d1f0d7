import { READER_FACETS, type ReaderFacet, SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
import { SEARCH_INPUT_CHARACTERS, SEARCH_PAGE_HITS } from '#content/limits.ts';
import type { SearchQuery } from '#worker/search/search-engine.ts';

/** Nobody reads further. Addresses of later pages lead to this one. */
export const LAST_PAGE = 50;

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
  text: shortText(parameters.get('q')),
  filters: Object.fromEntries(
    READER_FACETS.map((facet) => [facet, shortText(parameters.get(facet))] as const).filter(
      ([, value]) => value !== '',
    ),
  ),
  page: Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)),
});

/** The half of a character that a cut has split. It could not be part of a link. */
const SPLIT_CHARACTER = /[\uD800-\uDBFF]$/;

/** The text without spaces around it, cut to the length that a browser lets readers type. */
const shortText = (text: string | null): string =>
  (text ?? '').trim().slice(0, SEARCH_INPUT_CHARACTERS).replace(SPLIT_CHARACTER, '').trim();

/** The address of a results page, without empty or default parts. */
export const searchHref = ({ text, filters, page }: SearchAddress): string => {
  const parameters = new URLSearchParams({ q: text });
  for (const facet of READER_FACETS) if (filters[facet] !== undefined) parameters.set(facet, filters[facet]);
  if (page > 1) parameters.set('page', String(page));
  return `${SEARCH_PAGE_PATH}?${parameters}`;
};

/** The query of a results page. */
export const queryOf = ({ text, filters, page }: SearchAddress): SearchQuery => ({
  text,
  page: page - 1,
  hitsPerPage: SEARCH_PAGE_HITS,
  filters: Object.fromEntries(Object.entries(filters).map(([facet, value]) => [facet, [value]])),
});
