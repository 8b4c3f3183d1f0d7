import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { CLOSENESS } from './closeness.ts';
import { readerWords } from './reader-words.ts';

/** The terms of the index that may stand for a word of the query, each with its closeness, up to 1. */
export type Choice = ReadonlyMap<string, number>;

const MOST_COMPLETIONS = 40;

/** The terms for a word. `isOpen` is `true` for a word that the reader may still be typing. */
export const choiceOf = (term: string, isOpen: boolean, vocabulary: Vocabulary): Choice => {
  const found = new Map<string, number>();
  const add = (other: string, closeness: number) => {
    if (closeness > (found.get(other) ?? 0)) found.set(other, closeness);
  };
  if (vocabulary.has(term)) add(term, 1);
  for (const form of vocabulary.formsOf(term)) add(form, isPlural(form, term) ? 1 : CLOSENESS.form);
  const isKnown = found.size > 0;
  const longer = isOpen && !STOP_WORDS.has(term) ? vocabulary.startingWith(term, MOST_COMPLETIONS) : [];
  for (const other of longer) add(other, Math.sqrt(term.length / other.length));
  if (isKnown || readerWords().has(term) || longer.some(vocabulary.isInHeading)) return found;
  for (const [near, mistakes] of vocabulary.near(term, mostMistakes(term)))
    for (const form of [near, ...vocabulary.formsOf(near)]) add(form, CLOSENESS.mistake ** mistakes);
  return found;
};

const isPlural = (a: string, b: string): boolean => `${a}s` === b || `${b}s` === a;

/** How many typing mistakes a word may have (specification, section 7). */
export const mostMistakes = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
