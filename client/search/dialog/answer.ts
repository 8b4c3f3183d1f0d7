import type { Filters } from '#client/search/call/search-request.ts';
import type { SearchResult } from '#client/search/call/search-response.ts';

/** The values of each facet with the number of hits. */
export type Facets = SearchResult['facets'];

/** The content of the panel: the start screen, or the outcome of a search. */
export type Answer =
  | { kind: 'start' }
  | {
      kind: 'found';
      query: string;
      filters: Filters;
      facets: Facets;
      total: number;
      queryId: string | undefined;
    }
  | { kind: 'empty'; query: string; filters: Filters; facets: Facets; suggestions: readonly string[] }
  | { kind: 'failed'; query: string; filters: Filters; facets: Facets };

export const START: Answer = { kind: 'start' };

/** `true` if the answer belongs to what the reader asks now. Until then, the previous answer stays. */
export const answers = (answer: Answer, query: string, filters: Filters): boolean =>
  answer.kind === 'start' ? query.trim() === '' : answer.query === query && answer.filters === filters;
