import { OWN_INDEX_NAME } from '#client/contracts/search.ts';
import type { SearchAnswer, TextRange } from '#worker/search/search-engine.ts';
import { buildHit, type Matching } from './build-hit.ts';
import { facetCounts } from './facets.ts';
import { lowerCaseWords } from './match-of.ts';
import type { HitsRequest } from './parse-request.ts';

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

/** How texts match the query of a request. */
export const matchingOf = ({ query }: HitsRequest, { matchesIn }: SearchAnswer): Matching => ({
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
