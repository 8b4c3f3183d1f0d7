import { ABBREVIATIONS, SYNONYMS } from '#content/synonyms.ts';
import { groupedBy } from '#worker/page/grouped-by.ts';
import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import { stemOf } from '#worker/search/terms/stem.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { type Word, wordsInside, wordsOf } from '#worker/search/terms/words.ts';

const MOST_PHRASE_WORDS = 3;

/** `pub/sub`, `pub sub` and `Pub-Sub` have the same key, and so have `env var` and `env variables`. */
const keyOf = (words: readonly Word[]): string =>
  words
    .flatMap(wordsInside)
    .map((word) => stemOf(ABBREVIATIONS.get(word) ?? word))
    .join(' ');

const SITE_WORDS: ReadonlyMap<string, string[][]> = new Map(
  [
    ...groupedBy(
      SYNONYMS.flatMap(({ readers, site }) =>
        readers.map((phrase) => ({
          key: keyOf(wordsOf(phrase)),
          terms: wordsOf(site).map(({ whole }) => whole),
        })),
      ),
      ({ key }) => key,
    ),
  ].map(([key, found]) => [key, found.map(({ terms }) => terms)]),
);

/** The terms that this site uses instead of the words, for each synonym. */
export const siteWordsOf = (words: readonly Word[]): readonly (readonly string[])[] =>
  SITE_WORDS.get(keyOf(words)) ?? [];

/** The word at a position, with the words after it if together they are a phrase of readers or one word of the index. */
export const longestPhrase = (
  words: readonly Word[],
  start: number,
  vocabulary: Vocabulary,
): readonly Word[] => {
  for (let length = Math.min(MOST_PHRASE_WORDS, words.length - start); length > 1; length -= 1) {
    const phrase = words.slice(start, start + length);
    if (SITE_WORDS.has(keyOf(phrase)) || isOneTerm(phrase, vocabulary)) return phrase;
  }
  return words.slice(start, start + 1);
};

/** `for each` is not `foreach`: a stop word never begins another word. */
const isOneTerm = (phrase: readonly Word[], vocabulary: Vocabulary): boolean => {
  const wholes = phrase.map(({ whole }) => whole);
  return !STOP_WORDS.has(wholes[0] ?? '') && vocabulary.has(wholes.join(''));
};
