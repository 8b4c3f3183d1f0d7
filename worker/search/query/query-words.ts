import { ABBREVIATIONS } from '#content/synonyms.ts';
import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import { type Word, wordsOf } from '#worker/search/terms/words.ts';
import { corrected } from './corrected.ts';
import { longestPhrase } from './phrases.ts';
import { withoutSiteName } from './site-name.ts';

const MOST_WORDS = 16;
/** The separators of names and paths, and the hyphens inside of words. A flag keeps those at its start. */
const SEPARATORS = /[+./:_]|(?<=[^-])-/g;

/** The words of a query as the search reads them: divided, corrected, and without the name of the site. */
export const queryWords = (text: string, vocabulary: Vocabulary): readonly Word[] => {
  const words = wordsOf(text)
    .flatMap((word) => dividedName(word, text, vocabulary))
    .slice(0, MOST_WORDS)
    .map(spelledOut);
  return withoutSiteName(withoutMistakes(words, vocabulary), vocabulary);
};

const spelledOut = (word: Word): Word => ({ ...word, whole: ABBREVIATIONS.get(word.whole) ?? word.whole });

/** The words in a name that the index does not have, such as `databases.main.deletion-policy`. Other words stay as they are. */
const dividedName = (word: Word, text: string, { has, startingWith }: Vocabulary): Word[] => {
  const { start, end, whole } = word;
  const divided = text.slice(start, end).replace(SEPARATORS, ' ').trim();
  if (!divided.includes(' ') || has(whole) || startingWith(whole, 1).length > 0) return [word];
  return wordsOf(divided).map((name) => ({ ...name, start: start + name.start, end: start + name.end }));
};

/** The words without typing mistakes. Those of a phrase are right together: `mono repo`. */
const withoutMistakes = (words: readonly Word[], vocabulary: Vocabulary): Word[] => {
  const inPhrases = new Set(
    words.flatMap((_, index) => {
      const phrase = longestPhrase(words, index, vocabulary);
      return phrase.length > 1 ? phrase : [];
    }),
  );
  return words.map((word, index) =>
    inPhrases.has(word) ? word : corrected(word, { isLast: index === words.length - 1, vocabulary }),
  );
};
