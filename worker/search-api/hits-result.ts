import { OWN_INDEX_NAME } from '#client/contracts/search.ts';
import type { SearchAnswer, TextRange } from '#worker/search/search-engine.ts';
import { buildHit, lowerCaseWords, type Matching, snipped } from './build-hit.ts';
import { facetCounts } from './facets.ts';
import type { HitsRequest } from './parse-request.ts';
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
    ...(facets.length > 0 && { facets: facetCounts(facets, answer), exhaustiveFacetsCount: true }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: query.text,
    params,
    index: OWN_INDEX_NAME,
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
  words: lowerCaseWords(query.text),
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
