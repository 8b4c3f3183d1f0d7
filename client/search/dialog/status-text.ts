import { noResultsFor, UNABLE_TO_FETCH } from '#content/messages.ts';
import type { Answer } from './answer.ts';
import type { Status } from './use-search.ts';

/** Returns the text that screen readers say about the search. */
export const statusText = (status: Status, answer: Answer): string => {
  if (status === 'stalled') return 'Searching …';
  if (answer.kind === 'found') return answer.total === 1 ? '1 result' : `${answer.total} results`;
  if (answer.kind === 'empty') return noResultsFor(answer.query);
  return answer.kind === 'failed' ? UNABLE_TO_FETCH : '';
};
