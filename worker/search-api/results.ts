import type { TextPart } from '#client/contracts/hit.tsx';
import { type SearchFacet, type SearchRecordFields, SITE_INDEX_NAME } from '#client/contracts/search.ts';
import { snippet, type TextRange, textParts } from '#worker/search/excerpts.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';
import type { FacetRequest, HitFormat, HitsRequest } from './parse-request.ts';
import type { Fields } from './read-fields.ts';

const EXTRACT_WORDS = 30;

/** Builds the result of a query, with the fields that the provider's clients read. */
export const hitsResult = (request: HitsRequest, answer: SearchAnswer, processingTimeMS: number) => {
  const { query, format, facets } = request;
  const { hits, total, suggestions, matchesIn } = answer;
  return {
    hits: hits.map((record) => buildHit(record, matchesIn, format)),
    nbHits: total,
    page: query.page,
    nbPages: query.hitsPerPage > 0 ? Math.ceil(total / query.hitsPerPage) : 0,
    hitsPerPage: query.hitsPerPage,
    ...(facets.length > 0 && {
      facets: Object.fromEntries(
        facets.map((facet) => [facet, Object.fromEntries(mostFirst(answer, facet))]),
      ),
    }),
    query: query.text,
    index: SITE_INDEX_NAME,
    processingTimeMS,
    ...(total === 0 && { userData: [{ suggestions }] }),
  };
};

type MatchesIn = SearchAnswer['matchesIn'];

/** Builds a hit as the provider does: `_snippetResult` and `_highlightResult` have the form of the record. */
const buildHit = (record: SearchRecordFields, matchesIn: MatchesIn, format: HitFormat) => ({
  ...Object(mapLeaves(record, (value, path) => (covers(format.retrieve, path) ? value : undefined))),
  objectID: record.objectID,
  _snippetResult: mapLeaves(record, (value, path) => {
    const wanted = format.snippet.find(({ attribute }) => covers([attribute], path));
    return wanted && typeof value === 'string'
      ? { value: shortened(value, wanted.words, matchesIn, format) }
      : undefined;
  }),
  _highlightResult: mapLeaves(record, (value, path) =>
    typeof value === 'string' && covers(format.highlight, path)
      ? { value: markedHtml(textParts(value, matchesIn(value)), format.tags) }
      : undefined,
  ),
});

/** A text's words around its matches, between tags. */
const shortened = (
  text: string,
  words: number,
  matchesIn: MatchesIn,
  { tags, ellipsis }: HitFormat,
): string => markedHtml(snippet(text, matchesIn(text), { words, ellipsis }), tags);

const covers = (attributes: readonly string[], path: string): boolean =>
  attributes.some((attribute) => attribute === '*' || attribute === path || path.startsWith(`${attribute}.`));

/**
 * Builds an object of the same form from the values inside an object. `leaf` gets each value with its path, such as
 * `hierarchy.lvl1`. Leaves for which it returns `undefined`, and objects without leaves, are absent.
 */
const mapLeaves = (value: unknown, leaf: (value: unknown, path: string) => unknown, path = ''): unknown => {
  if (typeof value !== 'object' || value === null) return leaf(value, path);
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, mapLeaves(inner, leaf, path === '' ? key : `${path}.${key}`)] as const)
    .filter(([, built]) => built !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** The HTML of a text with its matches between tags. The text is escaped. The tags are not, since the client chooses them. */
const markedHtml = (parts: readonly TextPart[], [pre, post]: HitFormat['tags']): string =>
  parts.map(({ text, isMatch }) => (isMatch ? pre + escaped(text) + post : escaped(text))).join('');

/** Quotation marks are escaped too, since a client may put the text into an attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The parameters of a query, from those of a request for answers. Its `nbHits` is the number of wanted answers. */
export const queryOfPrediction = ({ nbHits, ...fields }: Fields): Fields =>
  nbHits === undefined ? fields : { ...fields, hitsPerPage: nbHits };

/** Builds the result of a request for answers: hits, each with the words of its text that answer the query. */
export const answersResult = (request: HitsRequest, answer: SearchAnswer, processingTimeMS: number) => {
  const result = hitsResult(request, answer, processingTimeMS);
  const hits = answer.hits.map(({ content }, index) => ({
    ...result.hits[index],
    _answer: {
      extract: shortened(content ?? '', EXTRACT_WORDS, answer.matchesIn, request.format),
      extractAttribute: 'content',
      score: 1 / (index + 1),
    },
  }));
  return { ...result, hits };
};

/** Builds the result of a search for the values of a facet: those with a word that begins with the query. */
export const facetResult = (request: FacetRequest, answer: SearchAnswer, processingTimeMS: number) => {
  const { facet, facetQuery, maxFacetHits, tags } = request;
  const facetHits = mostFirst(answer, facet).flatMap(([value, count]) => {
    const range = wordThatBegins(value, facetQuery);
    return range ? { value, highlighted: markedHtml(textParts(value, [range]), tags), count } : [];
  });
  return { facetHits: facetHits.slice(0, maxFacetHits), exhaustiveFacetsCount: true, processingTimeMS };
};

const mostFirst = ({ facets }: SearchAnswer, facet: SearchFacet) =>
  Object.entries(facets[facet]).sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));

/** The position where a word of the value begins with the query. Case does not count. */
const wordThatBegins = (value: string, query: string): TextRange | undefined => {
  const wanted = query.trim().toLowerCase();
  const start = [0, ...Array.from(value.matchAll(/[^\p{L}\p{N}]/gu), ({ index }) => index + 1)].find((at) =>
    value.toLowerCase().startsWith(wanted, at),
  );
  return start === undefined ? undefined : [start, start + wanted.length];
};
