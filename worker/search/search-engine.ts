import type { SearchFacet, SearchRecordFields } from '#client/contracts/search.ts';
import type { SdkSlug } from '#content/sdks.ts';
import type { Ranked } from './ranking/ranked.ts';

/** A parsed query, with all numbers inside their limits. An empty text finds everything, in the order of the site. */
export interface SearchQuery {
  text: string;
  /** The first page is 0. */
  page: number;
  hitsPerPage: number;
  filters: SearchFilters;
  /** The library that the reader chose. Its results come first, and other libraries' results stay. */
  preferredLibrary?: SdkSlug;
}

/** Each list is an OR, and the lists together are an AND. An absent list filters nothing. */
export type SearchFilters = Readonly<Partial<Record<SearchFacet, readonly string[]>>>;

/** The first character and the character after the last, in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

export interface SearchAnswer {
  /** The records of the page of results, best first. */
  hits: readonly SearchRecordFields[];
  /** The number of all matching records. */
  total: number;
  /** The number of matching records for each value of each facet. */
  facets: Readonly<Record<SearchFacet, Readonly<Record<string, number>>>>;
  /** Up to three queries that have results. It is empty unless `total` is 0. */
  suggestions: readonly string[];
  /** The parts of a text that match the query, in order and without overlaps. Typos, plurals, and synonyms count. */
  matchesIn: (text: string) => readonly TextRange[];
}

/** The reason for a section's rank. */
export interface Explanation extends Pick<Ranked, 'score' | 'factors'> {
  /** The address of the section, such as `/docs/storage#events`. */
  url: string;
}

/** The engine. An isolate loads index and texts once, and samples when an answer first needs them. */
export interface SearchEngine {
  /** Rejects if a file of the index cannot be loaded or is damaged. The next call then tries again. */
  search: (query: SearchQuery) => Promise<SearchAnswer>;
  /** Explains the order of all results of a text, best first. */
  explain: (query: Pick<SearchQuery, 'text' | 'preferredLibrary'>) => readonly Explanation[];
}
