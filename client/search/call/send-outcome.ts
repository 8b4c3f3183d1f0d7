import { SEARCH_OUTCOME_PATH, type SearchOutcome } from '#client/contracts/search.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';

/** Counts how a search ended. The browser sends it even while the page is being left, unless the reader has turned that off. */
export const sendOutcome = (query: string, outcome: SearchOutcome['outcome']): void => {
  const body: SearchOutcome = { query: query.trim().slice(0, SEARCH_INPUT_CHARACTERS), outcome };
  navigator.sendBeacon?.(SEARCH_OUTCOME_PATH, JSON.stringify(body));
};
