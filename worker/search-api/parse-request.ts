import * as v from 'valibot';
import { SEARCH_FACETS, type SearchFacet, SITE_INDEX_NAME } from '#client/contracts/search.ts';
import { AUTOCOMPLETE_INPUT_CHARACTERS, SEARCH_PAGE_HITS, SEARCH_SNIPPET_WORDS } from '#content/limits.ts';
import { isSdkSlug } from '#content/sdks.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import type { SearchFilters, SearchQuery } from '#worker/search/search-engine.ts';
import { badRequest, type Fields, parsed } from './read-fields.ts';

const LIST_ITEMS = 50;
const MOST_HITS_PER_PAGE = 100;
const HIGHEST_PAGE = 1_000;
const MOST_FACET_HITS = 100;
const MOST_SNIPPET_WORDS = 100;
/** A tag is repeated for each match, so that a long one would make a short request's answer huge. */
const TAG_CHARACTERS = 64;

/** A text that is not too long. */
const text = (characters: number) =>
  v.pipe(v.string('must be a string'), v.maxLength(characters, `may have at most ${characters} characters`));

/** URL-encoded parameters write numbers, flags, and lists as JSON, or the items of a list with commas between them. */
const decoded = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};
const itemsOf = (value: unknown): unknown =>
  typeof value === 'string' && !value.startsWith('[') ? value.split(/\s*,\s*/).filter(Boolean) : value;

/** A number outside the range becomes the nearest one inside. */
const whole = (least: number, most: number) =>
  v.pipe(
    v.unknown(),
    v.transform(decoded),
    v.number('must be a whole number'),
    v.integer('must be a whole number'),
    v.transform((number) => Math.min(most, Math.max(least, number))),
  );

const flag = v.pipe(v.unknown(), v.transform(decoded), v.boolean('must be true or false'));

const NOT_A_LIST = 'must be a list of strings';
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => itemsOf(decoded(value))),
    v.array(item, NOT_A_LIST),
    v.maxLength(LIST_ITEMS, `may have at most ${LIST_ITEMS} items`),
  );
const list = listOf(v.string(NOT_A_LIST));
/** Terms (`facet:value`) of which one must hold. A text among the groups is a group of one. */
const groupOfOne = v.pipe(
  v.string(),
  v.transform((item) => [item]),
);
const groups = listOf(v.union([v.array(v.string()), groupOfOne], NOT_A_LIST));

/** `content:5` stands for five words of the content. */
const snippetOf = (item: string) => {
  const [attribute = '', words = SEARCH_SNIPPET_WORDS.wide] = item.split(':');
  return { attribute, words: Math.min(MOST_SNIPPET_WORDS, Math.max(1, Math.trunc(Number(words)) || 1)) };
};

/** The parameters of a query that this index heeds. All others are ignored. */
const queryParameters = v.object({
  query: v.optional(text(AUTOCOMPLETE_INPUT_CHARACTERS), ''),
  page: v.optional(whole(0, HIGHEST_PAGE), 0),
  hitsPerPage: v.optional(whole(0, MOST_HITS_PER_PAGE), SEARCH_PAGE_HITS),
  facetFilters: v.optional(groups, []),
  optionalFilters: v.optional(groups, []),
  facets: v.optional(list, []),
  attributesToRetrieve: v.optional(list, ['*']),
  attributesToHighlight: v.optional(list, ['hierarchy', 'content']),
  attributesToSnippet: v.optional(list, ['content']),
  highlightPreTag: v.optional(text(TAG_CHARACTERS), '<em>'),
  highlightPostTag: v.optional(text(TAG_CHARACTERS), '</em>'),
  snippetEllipsisText: v.optional(text(TAG_CHARACTERS), '…'),
  clickAnalytics: v.optional(flag, false),
});

/** The parameters of a search for the values of a facet, besides those of its query. */
const facetParameters = v.object({
  facet: v.picklist(SEARCH_FACETS, `must be one of ${SEARCH_FACETS.join(', ')}`),
  facetQuery: v.optional(text(AUTOCOMPLETE_INPUT_CHARACTERS), ''),
  maxFacetHits: v.optional(whole(1, MOST_FACET_HITS), 10),
});

/** Throws 404 for every index that is not this site's own. The text form of an object could be anything, even an error. */
export const requireIndex = (name: unknown): void => {
  if (name === SITE_INDEX_NAME) return;
  const shown = typeof name === 'object' ? 'with this name' : name;
  throw new RequestProblem({ status: 404, title: 'Unknown index', detail: `Index ${shown} does not exist.` });
};

/** Reads a request for hits. */
export const parseHitsRequest = (fields: Fields) => {
  const { query, page, hitsPerPage, facetFilters, optionalFilters, facets, clickAnalytics, ...more } = parsed(
    queryParameters,
    fields,
  );
  const library = optionalFilters.flat().map(preferredLibrary).find(isSdkSlug);
  const found: SearchQuery = {
    text: query,
    page,
    hitsPerPage,
    filters: searchFilters(facetFilters),
    ...(library && { preferredLibrary: library }),
  };
  return {
    query: found,
    /** The attributes of a hit, and how its texts are marked. */
    format: {
      retrieve: more.attributesToRetrieve,
      highlight: more.attributesToHighlight,
      snippet: more.attributesToSnippet.map(snippetOf),
      tags: [more.highlightPreTag, more.highlightPostTag] as const,
      ellipsis: more.snippetEllipsisText,
    },
    facets: SEARCH_FACETS.filter((facet) => facets.includes(facet) || facets.includes('*')),
    /** `true` if the answer needs an id that clicks refer to. */
    wantsQueryId: clickAnalytics,
  };
};
export type HitsRequest = ReturnType<typeof parseHitsRequest>;
export type HitFormat = HitsRequest['format'];

/** Reads a request for those values of a facet that begin with a text. */
export const parseFacetRequest = (fields: Fields) => {
  const { query, format } = parseHitsRequest({ ...fields, page: 0, hitsPerPage: 0 });
  return { query, tags: format.tags, ...parsed(facetParameters, fields) };
};
export type FacetRequest = ReturnType<typeof parseFacetRequest>;

/** Turns groups of terms into filters, all of which must hold. Throws 400 for an unknown facet, and for a group about several. */
const searchFilters = (all: readonly (readonly string[])[]): SearchFilters => {
  const filters: Partial<Record<SearchFacet, string[]>> = {};
  for (const group of all) {
    const terms = group.map((term) => {
      const found = /^(\w+):(.*)$/s.exec(term);
      if (!found) throw badRequest(`"${term}" is no term such as library:go.`);
      return found;
    });
    const [name, another] = new Set(terms.map(([, facet]) => facet));
    if (another !== undefined) throw badRequest('A filter must not join different facets by OR.');
    if (name === undefined) continue;
    const facet = SEARCH_FACETS.find((known) => known === name);
    if (!facet) throw badRequest(`"${name}" is none of the facets ${SEARCH_FACETS.join(', ')}.`);
    const values = terms.map(([, , value = '']) => value);
    filters[facet] = filters[facet]?.filter((value) => values.includes(value)) ?? values;
  }
  return filters;
};

/** The library of an optional filter that names one: `library:go`, or `library:go<score=2>`. */
const preferredLibrary = (term: string): string => /^library:([^<]*)/.exec(term)?.[1] ?? '';
