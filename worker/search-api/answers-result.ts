import type { SearchAnswer } from '#worker/search/search-engine.ts';
import { snipped } from './build-hit.ts';
import { hitsResult, matchingOf } from './hits-result.ts';
import type { HitsRequest } from './parse-request.ts';
import type { Fields } from './read-fields.ts';

const EXTRACT_WORDS = 30;

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
