import { OWN_INDEX_NAME, SEARCH_FACETS, type SearchFacet } from '#client/contracts/search.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import type { SearchQuery } from '#worker/search/search-engine.ts';
import { parsed } from './bad-request.ts';
import type { HitFormat, Tags } from './build-hit.ts';
import { facetParameters, type QueryParameters, queryParameters } from './parameters.ts';
import { filterGroups, preferredLibrary, searchFilters } from './parse-filters.ts';
import type { Fields } from './read-fields.ts';

/** A request for hits. */
export interface HitsRequest {
  query: SearchQuery;
  format: HitFormat;
  facets: readonly SearchFacet[];
  /** `true` if the answer needs an id that clicks refer to. */
  wantsQueryId: boolean;
  /** The parameters as the answer repeats them: URL-encoded. */
  params: string;
}

/** A request for those values of a facet that begin with a text. */
export interface FacetRequest {
  query: SearchQuery;
  facet: SearchFacet;
  facetQuery: string;
  maxFacetHits: number;
  tags: Tags;
}

/** Throws 404 for every index that is not this site's own. The text form of an object could be anything, even an error. */
export const requireIndex = (name: unknown): void => {
  if (name === OWN_INDEX_NAME) return;
  const shown = typeof name === 'object' ? 'with this name' : name;
  throw new RequestProblem({ status: 404, title: 'Unknown index', detail: `Index ${shown} does not exist.` });
};

export const parseHitsRequest = (fields: Fields): HitsRequest => {
  const parameters = parsed(queryParameters, fields);
  const { attributesToRetrieve, attributesToHighlight, attributesToSnippet, facets, clickAnalytics } =
    parameters;
  return {
    query: searchQuery(parameters),
    format: {
      retrieve: attributesToRetrieve,
      highlight: attributesToHighlight,
      snippet: attributesToSnippet,
      tags: tagsOf(parameters),
      ellipsis: parameters.snippetEllipsisText,
    },
    facets: SEARCH_FACETS.filter((facet) => facets.includes(facet) || facets.includes('*')),
    wantsQueryId: clickAnalytics,
    params: urlEncoded(fields),
  };
};

export const parseFacetRequest = (fields: Fields): FacetRequest => {
  const parameters = parsed(queryParameters, { ...fields, page: 0, hitsPerPage: 0 });
  return { query: searchQuery(parameters), tags: tagsOf(parameters), ...parsed(facetParameters, fields) };
};

const tagsOf = ({ highlightPreTag, highlightPostTag }: QueryParameters): Tags => [
  highlightPreTag,
  highlightPostTag,
];

const searchQuery = (parameters: QueryParameters): SearchQuery => {
  const { query, page, hitsPerPage, filters, facetFilters, optionalFilters } = parameters;
  const library = preferredLibrary(optionalFilters);
  return {
    text: query,
    page,
    hitsPerPage,
    filters: searchFilters([...filterGroups(filters), ...facetFilters]),
    ...(library && { preferredLibrary: library }),
  };
};

const urlEncoded = ({ indexName, type, ...parameters }: Fields): string =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
