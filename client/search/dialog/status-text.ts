import { noResultsFor, UNABLE_TO_FETCH } from '#content/messages.ts';
import type { Answer } from './answer.ts';
import type { Status } from './use-search.ts';

export const resultCount = (total: number): string =>
  total === 1 ? '1 result' : `${total.toLocaleString('en-US')} results`;

/** Returns the text that screen readers say about the search. */
export const statusText = (status: Status, answer: Answer): string => {
  if (status === 'stalled') return 'Searching…';
  if (answer.kind === 'found') return resultCount(answer.total);
  if (answer.kind === 'empty') return noResultsFor(answer.query);
  // The text goes away while the search is tried again, so that a second failure is a change, too.
  return status === 'error' ? UNABLE_TO_FETCH : '';
};
