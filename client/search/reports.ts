import { useEffect, useRef } from 'react';
import {
  type HostedSearch,
  INSIGHTS_ORIGIN,
  SEARCH_OUTCOME_PATH,
  type SearchOutcome,
} from '#client/contracts/search.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import type { Answer } from './answers.ts';
import type { Row } from './hits.ts';

/** A query without results is counted once the reader has not typed for this time. */
const SETTLED_MS = 1000;

/** Counts how the search for each query ended, at most once in a row. `answer` is absent while it is awaited. */
export const useOutcome = (answer: Answer | undefined) => {
  const counted = useRef('');
  const count = (query: string, outcome: SearchOutcome['outcome']) => {
    if (query.trim() === '' || counted.current === query) return;
    counted.current = query;
    const body: SearchOutcome = { query: query.trim().slice(0, SEARCH_INPUT_CHARACTERS), outcome };
    send(SEARCH_OUTCOME_PATH, body);
  };
  const query = answer?.question.query ?? '';
  const isEmpty = answer?.kind === 'empty' && Object.keys(answer.question.filters).length === 0;
  const emptyQuery = isEmpty ? query : undefined;
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
      if (answer?.kind === 'found') count(query, 'left');
    },
  };
};

/** The browser sends this even while the page is being left, unless the reader has turned that off. */
const send = (address: string, body: object): void => {
  navigator.sendBeacon?.(address, JSON.stringify(body));
};

/** Reports a choice to the provider. All readers have the same name, so nobody can tell them apart. */
export const sendClick = (
  { appId, apiKey, indexName }: HostedSearch,
  queryID: string | undefined,
  { objectID, position }: Row,
): void => {
  const key = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  const event = {
    eventType: 'click',
    eventName: 'Hit chosen',
    index: indexName,
    userToken: 'anonymous',
    queryID,
    objectIDs: [objectID],
    positions: [position],
  };
  send(`${INSIGHTS_ORIGIN}/1/events?${key}`, { events: [event] });
};
