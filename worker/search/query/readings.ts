import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { type Word, wordsOf } from '#worker/search/terms/words.ts';
import { type Choice, choiceOf } from './choice.ts';
import { CLOSENESS } from './closeness.ts';
import { siteWordsOf } from './phrases.ts';

/** One way to read a part of the query: something of every choice is needed. */
export interface Reading {
  choices: readonly Choice[];
  weight: number;
  /** `true` for what this site says instead of the reader's words. */
  isSynonym: boolean;
}

interface Context {
  /** `true` for the end of the query, which the reader may still be typing. */
  isLast: boolean;
  vocabulary: Vocabulary;
  /** The whole query. */
  text: string;
}

/** The terms of a reading, and its weight. */
type Terms = readonly [terms: readonly string[], weight: number];

/** The ways to read a word, or words that belong together, for which the index has every choice. */
export const readingsOf = (phrase: readonly Word[], { isLast, vocabulary, text }: Context): Reading[] => {
  const wholes = phrase.map(({ whole }) => whole);
  const [first] = phrase as [Word]; // a phrase has a word
  const ownTerms: Terms[] = [
    ...withTelling([wholes, 1]),
    ...(phrase.length > 1 ? joinedTerms(wholes, vocabulary) : wordTerms(first, vocabulary, text)),
  ];
  const isHeading = wholes.every((whole) => vocabulary.isInHeading(whole) || STOP_WORDS.has(whole));
  const synonym = isHeading ? CLOSENESS.synonymOfKnown : CLOSENESS.synonym;
  const choicesOf = (terms: readonly string[], isOpen: boolean) =>
    terms.map((term, index) => choiceOf(term, isOpen && index === terms.length - 1, vocabulary));
  return [
    ...ownTerms.map(([terms, weight]) => ({ choices: choicesOf(terms, isLast), weight, isSynonym: false })),
    ...siteWordsOf(phrase).map((terms) => ({
      choices: choicesOf(terms, false),
      weight: synonym,
      isSynonym: true,
    })),
  ].filter(({ choices }) => choices.every(({ size }) => size > 0));
};

/** Several words as one: `keyvalue` for `key value`. */
const joinedTerms = (wholes: readonly string[], vocabulary: Vocabulary): Terms[] => {
  const joined = wholes.join('');
  return vocabulary.has(joined) ? [[[joined], CLOSENESS.joined]] : [];
};

/** The words inside a name, the last name of a path, and the halves of a word, whether the index has it or not: a key `timezone` and a heading `Time zone`. */
const wordTerms = ({ whole, parts, start, end }: Word, vocabulary: Vocabulary, text: string): Terms[] => {
  if (parts.length > 0) {
    const names = text.slice(start, end).split('.');
    const ends = names.slice(1).map((_, index) => names.slice(index + 1));
    return [
      ...withTelling([parts, CLOSENESS.parts]),
      ...ends.flatMap((end): Terms[] => {
        const whole = wordsOf(end.join('.'))[0]?.whole;
        return whole ? [[[whole], end.length > 1 ? CLOSENESS.pathEnd : CLOSENESS.member]] : [];
      }),
    ];
  }
  if (STOP_WORDS.has(whole)) return [];
  return vocabulary.halvesOf(whole).map((halves) => [halves, CLOSENESS.divided]);
};

/** The terms, and those of them that say something: texts are searched for nothing else. */
const withTelling = ([terms, weight]: Terms): Terms[] => {
  const telling = terms.filter((term) => !STOP_WORDS.has(term));
  const isShorter = telling.length > 0 && telling.length < terms.length;
  return [[terms, weight], ...(isShorter ? [[telling, weight * CLOSENESS.telling] as const] : [])];
};
