import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import type { ParsedQuery } from '#worker/search/query/parse-query.ts';

const MOST_SUGGESTIONS = 3;
/** A suggestion may be further from the word than a match. */
const MOST_MISTAKES = 3;
const SHORTEST_START_CHARACTERS = 3;
const LONGEST_WORD_CHARACTERS = 24;

/** Up to three words of headings that are like the words of a query without results. */
export const suggestionsFor = ({ words }: ParsedQuery, vocabulary: Vocabulary): string[] => {
  const found = words.flatMap(({ whole }) => similarTo(whole.slice(0, LONGEST_WORD_CHARACTERS), vocabulary));
  return [...new Set(found)].slice(0, MOST_SUGGESTIONS);
};

const similarTo = (word: string, vocabulary: Vocabulary): string[] => {
  const near = [...vocabulary.near(word, Math.min(MOST_MISTAKES, Math.floor(word.length / 3)))].sort(
    ([, a], [, b]) => a - b,
  );
  const start = word.slice(0, Math.max(SHORTEST_START_CHARACTERS, Math.ceil(word.length / 2)));
  const longer =
    word.length > SHORTEST_START_CHARACTERS ? vocabulary.startingWith(start, MOST_SUGGESTIONS) : [];
  return [...near.map(([term]) => term), ...longer].filter(vocabulary.isInHeading);
};
