import { SYNONYMS } from '#content/synonyms.ts';
import { STOP_WORDS } from '#worker/search/index/fields.ts';
import { groupedBy } from '#worker/search/terms/grouped-by.ts';
import { isScopeWord, type Scope, scopeOf } from './scope.ts';
import { stemOf } from '#worker/search/terms/stem.ts';
import type { Vocabulary } from '#worker/search/terms/vocabulary.ts';
import { type Word, wordsOf } from '#worker/search/terms/words.ts';

/** The terms of the index that stand for a word of the query, each with its closeness, up to 1. */
export type Choice = ReadonlyMap<string, number>;

/** One way to read a part of the query: something of every choice is needed. */
export interface Reading {
  choices: readonly Choice[];
  weight: number;
}

/** A part of the query: a word, or words that belong together. */
export interface QueryPart {
  readings: readonly Reading[];
  /** `true` for words that a section may lack, such as `how` and `to`. */
  optional: boolean;
}

export interface ParsedQuery {
  parts: readonly QueryPart[];
  words: readonly Word[];
  scope: Scope;
  /** The words that are written like a name in code, as they are written: `getUploadUrl`, `oidc_rule`. */
  names: readonly string[];
}

const MOST_WORDS = 16;
const MOST_PHRASE_WORDS = 3;
const MOST_COMPLETIONS = 40;
const CLOSENESS = { plural: 0.97, form: 0.8, completion: 0.8, mistake: 0.85, synonym: 0.75, parts: 0.85, partsOfKnown: 0.5 };

const phraseKey = (words: readonly Word[]): string =>
  words.map(({ whole, parts }) => (parts.length > 0 ? parts : [whole]).map(stemOf).join(' ')).join(' ');

const SITE_WORDS: ReadonlyMap<string, string[]> = new Map(
  [
    ...groupedBy(
      SYNONYMS.flatMap(({ readers, site }) =>
        readers.map((phrase) => ({ key: phraseKey(wordsOf(phrase)), site })),
      ),
      ({ key }) => key,
    ),
  ].map(([key, found]) => [key, found.map(({ site }) => site)]),
);

const CODE_NAME = /\p{Ll}\p{Lu}|_|\p{L}[.]\p{L}|[(]/u;

/** Reads a query. The work is bounded whatever the text is. */
export const parseQuery = (text: string, vocabulary: Vocabulary): ParsedQuery => {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const parts: QueryPart[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = longestPhrase(words.slice(index, index + MOST_PHRASE_WORDS), vocabulary);
    const [first] = phrase;
    const isLast = index + phrase.length >= words.length;
    const part = partOf(phrase, isLast, vocabulary);
    const isScope = phrase.length === 1 && first !== undefined && isScopeWord(first, words[index - 1]);
    parts.push(isScope ? { ...part, optional: true } : part);
    index += phrase.length;
  }
  const allOptional = parts.every(({ optional }) => optional);
  return {
    words,
    parts: allOptional ? parts.map((part) => ({ ...part, optional: false })) : parts,
    scope: scopeOf(words),
    names: words.map(({ start, end }) => text.slice(start, end + 1)).filter((word) => CODE_NAME.test(word)),
  };
};

const longestPhrase = (words: readonly Word[], vocabulary: Vocabulary): readonly Word[] => {
  for (let length = words.length; length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    if (SITE_WORDS.has(phraseKey(phrase)) || vocabulary.has(joined(phrase))) return phrase;
  }
  return words.slice(0, 1);
};

const joined = (words: readonly Word[]): string => words.map(({ whole }) => whole).join('');

const partOf = (phrase: readonly Word[], isLast: boolean, vocabulary: Vocabulary): QueryPart => {
  const choice = (term: string, last: boolean) => choiceOf(term, last, vocabulary);
  const readings: Reading[] = [];
  if (phrase.length === 1) {
    const [{ whole, parts }] = phrase as [Word];
    readings.push({ choices: [choice(whole, isLast)], weight: 1 });
    if (parts.length > 0)
      readings.push({
        choices: parts.map((part, index) => choice(part, isLast && index === parts.length - 1)),
        weight: vocabulary.has(whole) ? CLOSENESS.partsOfKnown : CLOSENESS.parts,
      });
  } else {
    readings.push({
      choices: phrase.map(({ whole }, index) => choice(whole, isLast && index === phrase.length - 1)),
      weight: 1,
    });
    if (vocabulary.has(joined(phrase)))
      readings.push({ choices: [choice(joined(phrase), false)], weight: 1 });
  }
  for (const site of SITE_WORDS.get(phraseKey(phrase)) ?? [])
    readings.push({
      choices: wordsOf(site).map(({ whole }) => choice(whole, false)),
      weight: CLOSENESS.synonym,
    });
  return {
    readings: readings.filter(({ choices }) => choices.every(({ size }) => size > 0)),
    optional: phrase.every(({ whole }) => STOP_WORDS.has(whole)),
  };
};

const choiceOf = (term: string, isLast: boolean, vocabulary: Vocabulary): Choice => {
  const found = new Map<string, number>();
  if (vocabulary.has(term)) found.set(term, 1);
  for (const form of vocabulary.formsOf(term)) found.set(form, isPlural(form, term) ? CLOSENESS.plural : CLOSENESS.form);
  if (isLast)
    for (const longer of vocabulary.startingWith(term, MOST_COMPLETIONS))
      if (!found.has(longer))
        found.set(longer, CLOSENESS.completion * Math.sqrt(term.length / longer.length));
  if (found.size === 0)
    for (const [near, distance] of vocabulary.near(term, mistakesIn(term)))
      found.set(near, CLOSENESS.mistake / distance);
  return found;
};

const isPlural = (a: string, b: string): boolean => `${a}s` === b || `${b}s` === a;

const mistakesIn = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
