import { mostMistakes, type Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import { STOP_WORDS, type Word } from './words.ts';

/** One reading of a part of the query: something of every choice is needed. */
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
}

/** The terms of a reading, and its weight. */
type Terms = readonly [terms: readonly string[], weight: number];

/** The readings of a word, or of words that belong together, for which the index has every choice. */
export const readingsOf = (phrase: readonly Word[], { isLast, vocabulary }: Context): Reading[] => {
  const wholes = phrase.map(({ whole }) => whole);
  const [first] = phrase as [Word]; // a phrase has a word
  const literalTerms: Terms[] = [
    ...withoutStopWords([wholes, 1]),
    ...(phrase.length > 1 ? joinedTerms(wholes, vocabulary) : wordTerms(first, vocabulary)),
  ];
  const isHeading = wholes.every((whole) => vocabulary.isInHeading(whole) || STOP_WORDS.has(whole));
  const synonym = isHeading ? WEIGHTS.closeness.synonymOfKnown : WEIGHTS.closeness.synonym;
  const choicesOf = (terms: readonly string[], isOpen: boolean) =>
    terms.map((term, index) => choiceOf(term, isOpen && index === terms.length - 1, vocabulary));
  return [
    ...literalTerms.map(([terms, weight]) => ({
      choices: choicesOf(terms, isLast),
      weight,
      isSynonym: false,
    })),
    ...vocabulary.synonymsOf(phrase).map((terms) => ({
      choices: choicesOf(terms, false),
      weight: synonym,
      isSynonym: true,
    })),
  ].filter(({ choices }) => choices.every(({ size }) => size > 0));
};

/** Several words as one: `keyvalue` for `key value`. */
const joinedTerms = (wholes: readonly string[], vocabulary: Vocabulary): Terms[] => {
  const joined = wholes.join('');
  return vocabulary.has(joined) ? [[[joined], WEIGHTS.closeness.joined]] : [];
};

/** The words inside a name, and the halves of a word, whether the index has it or not: a key `timezone` and a heading `Time zone`. */
const wordTerms = ({ whole, parts }: Word, vocabulary: Vocabulary): Terms[] => {
  if (parts.length > 0) return withoutStopWords([parts, WEIGHTS.closeness.parts]);
  if (STOP_WORDS.has(whole)) return [];
  return vocabulary.halvesOf(whole).map((halves) => [halves, WEIGHTS.closeness.divided]);
};

/** The terms, and those of them that are no stop words: texts are searched for nothing else. */
const withoutStopWords = ([terms, weight]: Terms): Terms[] => {
  const specific = terms.filter((term) => !STOP_WORDS.has(term));
  const isShorter = specific.length > 0 && specific.length < terms.length;
  return [
    [terms, weight],
    ...(isShorter ? [[specific, weight * WEIGHTS.closeness.withoutStopWords] as const] : []),
  ];
};

/** The terms of the index that may stand for a word of the query, each with its closeness, up to 1. */
type Choice = ReadonlyMap<string, number>;

const MOST_COMPLETIONS = 40;

/** The terms for a word. `isOpen` is `true` for a word that the reader may still be typing. */
const choiceOf = (term: string, isOpen: boolean, vocabulary: Vocabulary): Choice => {
  const found = new Map<string, number>();
  const add = (other: string, closeness: number) => {
    if (closeness > (found.get(other) ?? 0)) found.set(other, closeness);
  };
  if (vocabulary.has(term)) add(term, 1);
  for (const form of vocabulary.formsOf(term)) add(form, isPlural(form, term) ? 1 : WEIGHTS.closeness.form);
  const isKnown = found.size > 0;
  const longer = isOpen && !STOP_WORDS.has(term) ? vocabulary.startingWith(term, MOST_COMPLETIONS) : [];
  for (const other of longer) add(other, Math.sqrt(term.length / other.length));
  if (isKnown || vocabulary.hasReaderWord(term) || longer.some((other) => vocabulary.isInHeading(other)))
    return found;
  for (const [near, mistakes] of vocabulary.near(term, mostMistakes(term)))
    for (const form of [near, ...vocabulary.formsOf(near)]) add(form, WEIGHTS.closeness.mistake ** mistakes);
  return found;
};

const isPlural = (a: string, b: string): boolean => `${a}s` === b || `${b}s` === a;
