import { nearTerms } from '#worker/search/index/near-terms.ts';
import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import type { Word } from '#worker/search/terms/words.ts';
import { mostMistakes } from './choice.ts';
import { readerWords } from './reader-words.ts';

interface Context {
  /** `true` for the end of the query, which the reader may still be typing. */
  isLast: boolean;
  vocabulary: Vocabulary;
}

/**
 * The word that a reader most likely means by a word that nobody knows: `python` for `pytohn`. From then on, it counts as if it
 * had been typed, for libraries, synonyms, and headings too. Other words stay as they are.
 */
export const corrected = (word: Word, { isLast, vocabulary }: Context): Word => {
  const { whole, parts } = word;
  const isPlain = parts.length === 0 && /^\p{L}+$/u.test(whole);
  if (!isPlain || vocabulary.has(whole) || readerWords().has(whole) || vocabulary.formsOf(whole).length > 0)
    return word;
  if (isLast && vocabulary.startingWith(whole, 1).length > 0) return word;
  const meant = nearest(whole, vocabulary);
  return meant ? { ...word, whole: meant } : word;
};

/**
 * The word with the fewest mistakes, and of those the most frequent one. Two words written as one, such as `nitricdown`, are not
 * one word with two mistakes.
 */
const nearest = (term: string, vocabulary: Vocabulary): string | undefined => {
  const mistakes = vocabulary.halvesOf(term).length > 0 ? 1 : mostMistakes(term);
  const found = new Map([...nearTerms(readerWords(), term, mistakes), ...vocabulary.near(term, mistakes)]);
  const [best] = [...found].sort(
    ([a, mistakesOfA], [b, mistakesOfB]) =>
      mistakesOfA - mistakesOfB || vocabulary.frequencyOf(b) - vocabulary.frequencyOf(a),
  );
  return best?.[0];
};
