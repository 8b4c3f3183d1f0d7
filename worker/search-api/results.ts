import { type SearchFacet, SITE_INDEX_NAME } from '#client/contracts/search.ts';
import { type TextRange, textParts } from '#worker/search/excerpts.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';
import { buildHit, type Matching, markedHtml, snipped } from './build-hit.ts';
import type { FacetRequest, HitsRequest } from './parse-request.ts';
import type { Fields } from './read-fields.ts';

const EXTRACT_WORDS = 30;

/** Builds the result of a query, with every field that the provider's clients read. */
export const hitsResult = (request: HitsRequest, answer: SearchAnswer, processingTimeMS: number) => {
  const { query, format, facets, params } = request;
  const { hits, total, suggestions } = answer;
  const matching = matchingOf(request, answer);
  return {
    hits: hits.map((record) => buildHit(record, matching, format)),
    nbHits: total,
    page: query.page,
    nbPages: query.hitsPerPage > 0 ? Math.ceil(total / query.hitsPerPage) : 0,
    hitsPerPage: query.hitsPerPage,
    ...(facets.length > 0 && {
      facets: Object.fromEntries(
        facets.map((facet) => [facet, Object.fromEntries(mostFirst(answer, facet))]),
      ),
      exhaustiveFacetsCount: true,
    }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: query.text,
    params,
    index: SITE_INDEX_NAME,
    renderingContent: {},
    processingTimeMS,
    ...(total === 0 && { userData: [{ suggestions }] }),
  };
};

/** The parameters of a query, from those of a request for answers. Its `nbHits` is the number of wanted answers. */
export const queryOfPrediction = ({ nbHits, ...fields }: Fields): Fields =>
  nbHits === undefined ? fields : { ...fields, hitsPerPage: nbHits };

/** Builds the result of a request for answers: hits, each with the words of its text that answer the query. */
export const answersResult = (request: HitsRequest, answer: SearchAnswer, processingTimeMS: number) => {
  const result = hitsResult(request, answer, processingTimeMS);
  const matching = matchingOf(request, answer);
  const hits = answer.hits.map(({ content }, index) => ({
    ...result.hits[index],
    _answer: {
      extract: snipped(content ?? '', EXTRACT_WORDS, matching, request.format).value,
      extractAttribute: 'content',
      score: 1 / (index + 1),
    },
  }));
  return { ...result, hits };
};

/** How texts match the query of a request. */
const matchingOf = ({ query }: HitsRequest, { matchesIn }: SearchAnswer): Matching => ({
  matchesIn: remembered(matchesIn),
  words: [...new Set(query.text.toLowerCase().match(/\S+/g))],
});

/** Hits of one page share titles, and a text may be both highlighted and cut to a snippet. */
const remembered = (matchesIn: SearchAnswer['matchesIn']): SearchAnswer['matchesIn'] => {
  const known = new Map<string, readonly TextRange[]>();
  return (text) => {
    const ranges = known.get(text) ?? matchesIn(text);
    known.set(text, ranges);
    return ranges;
  };
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
