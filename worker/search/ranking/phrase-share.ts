import { stemOf } from '#worker/search/terms/stem.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { type Word, wordsInside, wordsOf } from '#worker/search/terms/words.ts';

/**
 * A function that gives a document's words that say something as stems, in order, each after a space. It keeps them, because
 * reading a text takes longer than comparing it.
 */
export const stemTexts = (textOf: (document: number) => string): ((document: number) => string) => {
  const known = new Map<number, string>();
  return (document) => {
    const stems = known.get(document) ?? ` ${stemsOf(wordsOf(textOf(document))).join(' ')}`;
    known.set(document, stems);
    return stems;
  };
};

const stemsOf = (words: readonly Word[]): string[] =>
  words
    .flatMap(wordsInside)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemOf);

/** The share of the query's neighboring words that are neighbors in the text too. The second may be longer there. */
export const phraseShare = (words: readonly Word[], stems: string): number => {
  const own = stemsOf(words);
  if (own.length < 2) return 0;
  const pairs = own.slice(1).map((stem, index) => ` ${own[index]} ${stem}`);
  return pairs.filter((pair) => stems.includes(pair)).length / pairs.length;
};
