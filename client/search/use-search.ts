import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_INPUT_CHARACTERS, SEARCH_STALL_MS } from '#content/limits.ts';
import { type Answer, answerTo, NO_ANSWER } from './answers.ts';
import type { Question, Search } from './search-client.ts';

/** The status of the search (requirements, section 4). */
export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/**
 * The state of the search. Each change of the query or of the filters is a new question, also if its words are the same, and an
 * answer belongs to one question. The previous answer stays until the next one is there.
 */
export const useSearch = (search: Search, initialQuery: string) => {
  const [question, setQuestion] = useState<Question>({ query: initialQuery, filters: {} });
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER);
  /** The index of the active option among all. */
  const [active, setActive] = useState(0);
  const numbers = useRef({ sent: 0, shown: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the facets of the previous answer do not ask again.
  useLayoutEffect(() => {
    numbers.current.sent += 1;
    const { sent } = numbers.current;
    const show = (next: Answer) => {
      // A slower answer to an earlier question does not replace a later one.
      if (sent < numbers.current.shown) return;
      numbers.current.shown = sent;
      setAnswer(next);
      setActive(0);
    };
    const given = answerTo(question, answer.facets, search);
    if (given instanceof Promise) given.then(show);
    else show(given);
  }, [question, search]);

  const isAnswered = answer.question === question;
  const isStalled = useStalled(isAnswered);
  const settled: Status = answer.kind === 'failed' ? 'error' : 'idle';
  const status: Status = isAnswered ? settled : isStalled ? 'stalled' : 'loading';
  const ask = (change: Partial<Question>) =>
    setQuestion((before) => {
      const { query, filters } = { ...before, ...change };
      return { query: query.slice(0, SEARCH_INPUT_CHARACTERS), filters };
    });
  return { question, ask, answer, isAnswered, status, active, setActive };
};

/** `true` once an answer has been awaited for longer than 300 ms, even if the reader goes on typing (requirements, sections 4 and 9). */
const useStalled = (isAnswered: boolean): boolean => {
  const [isStalled, setStalled] = useState(false);
  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => setStalled(true), SEARCH_STALL_MS);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [isAnswered]);
  return isStalled;
};
