import { useEffect, useRef } from 'react';
import type { SearchOutcome } from '#client/contracts/search.ts';
import { sendOutcome } from '#client/search/call/send-outcome.ts';
import type { Answer } from './answer.ts';

/** A query without results is counted once the reader has not typed for this time. */
const SETTLED_MS = 1000;

/** Counts how the search for each query ended, at most once in a row. `answer` is absent while it is awaited. */
export const useOutcome = (answer: Answer | undefined) => {
  const counted = useRef('');
  const count = (query: string, outcome: SearchOutcome['outcome']) => {
    if (query.trim() === '' || counted.current === query) return;
    counted.current = query;
    sendOutcome(query, outcome);
  };
  const emptyQuery =
    answer?.kind === 'empty' && Object.keys(answer.filters).length === 0 ? answer.query : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function does not start the time again.
  useEffect(() => {
    if (emptyQuery === undefined) return;
    const timer = setTimeout(() => count(emptyQuery, 'empty'), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [emptyQuery]);
  return {
    countChosen: (query: string) => count(query, 'chosen'),
    countClosed: () => {
      if (emptyQuery !== undefined) count(emptyQuery, 'empty');
      if (answer?.kind === 'found') count(answer.query, 'left');
    },
  };
};
