import { HIERARCHY_LEVELS, READER_FACETS, type ReaderFacet } from '#client/contracts/search.ts';
import { SEARCH_PAGE_HITS, SEARCH_SNIPPET_WORDS } from '#content/limits.ts';
import { MARK } from './mark.ts';

const HIERARCHY = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
/** The fields of the specification (section 7), and those that only this site's records have. */
const RETRIEVED = [...HIERARCHY, 'content', 'type', 'url', 'kind', 'version', 'symbol'];

/** A value for each facet. A facet without a value filters nothing. */
export type Filters = Partial<Readonly<Record<ReaderFacet, string>>>;

export interface Question {
  query: string;
  filters: Filters;
  /** The library whose results come first. */
  preferredLibrary: string | null;
}

const snippetWords = (): number => {
  const { narrowUpToPx, narrow, wide } = SEARCH_SNIPPET_WORDS;
  return matchMedia(`(max-width: ${narrowUpToPx}px)`).matches ? narrow : wide;
};

/** The parameters of a search (specification, section 7). */
export const searchParams = ({ query, filters, preferredLibrary }: Question, insights: boolean) => {
  const words = snippetWords();
  return {
    query,
    hitsPerPage: SEARCH_PAGE_HITS,
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: [...HIERARCHY, 'content'].map((attribute) => `${attribute}:${words}`),
    highlightPreTag: MARK.before,
    highlightPostTag: MARK.after,
    facets: [...READER_FACETS],
    facetFilters: READER_FACETS.flatMap((facet) => (filters[facet] ? [`${facet}:${filters[facet]}`] : [])),
    ...(preferredLibrary && { optionalFilters: [`library:${preferredLibrary}`] }),
    ...(insights && { clickAnalytics: true }),
  };
};
