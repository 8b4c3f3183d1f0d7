import { SEARCH_FACETS, type SearchFacet, SITE_INDEX_NAME } from '#client/contracts/search.ts';
import { isSdkSlug, type SdkSlug } from '#content/sdks.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import type { SearchFilters, SearchQuery } from '#worker/search/search-engine.ts';
import type { HitFormat, Tags } from './build-hit.ts';
import { facetParameters, type QueryParameters, queryParameters } from './parameters.ts';
import { badRequest, type Fields, parsed } from './read-fields.ts';

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
  if (name === SITE_INDEX_NAME) return;
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

/** Terms (`facet:value`) of which one must hold. All groups must hold. */
type Groups = readonly (readonly string[])[];

/** A parenthesis, or a word that may contain quoted spaces. */
const TOKEN = /[()]|(?:"[^"]*"|'[^']*'|[^\s()"'])+/g;

/**
 * Parses the provider's language for filters: `library:go AND (section:Guides OR section:"Building blocks")`. As there, OR
 * binds tighter than AND. Throws 400 for the rest of the language, such as NOT.
 */
export const filterGroups = (filters: string): Groups => {
  const tokens = filters.match(TOKEN) ?? [];
  return tokens.length === 0 ? [] : splitAt('AND', tokens).map(orGroup);
};

const orGroup = (tokens: readonly string[]): string[] => {
  const inner = tokens[0] === '(' && tokens.at(-1) === ')' ? tokens.slice(1, -1) : tokens;
  return splitAt('OR', inner).map((words) => {
    const [term] = words;
    if (term !== undefined && words.length === 1) return term;
    throw badRequest(
      `filters must be terms such as library:go, joined by AND and OR; "${words.join(' ')}" is not a term.`,
    );
  });
};

const splitAt = (separator: string, tokens: readonly string[]): string[][] => {
  const parts: string[][] = [[]];
  for (const token of tokens) {
    if (token === separator) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
};

/**
 * Turns groups of terms into filters. Throws 400 for an unknown facet, for a group about more than one facet, and for a value
 * to leave out (`library:-go`).
 */
export const searchFilters = (groups: Groups): SearchFilters => {
  const filters: Partial<Record<SearchFacet, string[]>> = {};
  for (const terms of groups.map((group) => group.map(parseTerm))) {
    const [facet, another] = new Set(terms.map((term) => term.facet));
    if (another) throw badRequest('A filter must not join different facets by OR.');
    if (!facet) continue;
    const values = terms.map(({ value }) => value);
    filters[facet] = filters[facet]?.filter((value) => values.includes(value)) ?? values;
  }
  return filters;
};

const parseTerm = (term: string): { facet: SearchFacet; value: string } => {
  const { name, value } = splitTerm(term);
  const facet = SEARCH_FACETS.find((known) => known === name);
  if (!facet) throw badRequest(`"${term}" does not filter by one of the facets ${SEARCH_FACETS.join(', ')}.`);
  if (value.startsWith('-'))
    throw badRequest(`"${term}" excludes a value, which this index does not support.`);
  return { facet, value };
};

const splitTerm = (term: string): { name: string; value: string } => {
  const colon = term.indexOf(':');
  const value = term.slice(colon + 1);
  return {
    name: term.slice(0, Math.max(colon, 0)),
    value: /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value,
  };
};

/** The library of the first optional filter that names one, such as `library:go` or `library:go<score=2>`. */
export const preferredLibrary = (groups: Groups): SdkSlug | undefined =>
  groups
    .flat()
    .map(splitTerm)
    .filter(({ name }) => name === 'library')
    .map(({ value }) => value.split('<', 1)[0] ?? '')
    .find(isSdkSlug);
