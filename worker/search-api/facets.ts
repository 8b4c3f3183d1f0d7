import type { SearchFacet } from '#client/contracts/search.ts';
import { textParts } from '#worker/search/excerpts/text-parts.ts';
import type { SearchAnswer, TextRange } from '#worker/search/search-engine.ts';
import { markedHtml } from './build-hit.ts';
import type { FacetRequest } from './parse-request.ts';

/** The number of matching records for each value of the wanted facets. */
export const facetCounts = (facets: readonly SearchFacet[], answer: SearchAnswer) =>
  Object.fromEntries(facets.map((facet) => [facet, Object.fromEntries(mostFirst(answer, facet))]));

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

/** The place where a word of the value begins with the query. Case does not count. */
const wordThatBegins = (value: string, query: string): TextRange | undefined => {
  const wanted = query.trim().toLowerCase();
  const start = [0, ...Array.from(value.matchAll(/[^\p{L}\p{N}]/gu), ({ index }) => index + 1)].find((at) =>
    value.toLowerCase().startsWith(wanted, at),
  );
  return start === undefined ? undefined : [start, start + wanted.length];
};
