import { groupedBy } from '#worker/page/grouped-by.ts';
import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import { stemOf } from '#worker/search/terms/stem.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import type { Word } from '#worker/search/terms/words.ts';
import { readerPhrases, readerWords } from './reader-words.ts';
import { SCOPE_NAMES } from './scope.ts';

/** Fewer letters do not show what a reader is typing. */
const START = /^\p{L}{3,}$/u;
/** The words of a phrase in front of its last one. */
const MOST_BEFORE = 2;
const MOST_MISSING_CHARACTERS = 3;
const MOST_MISSING_OF_LIKELY = 2;
/** The share of the words with a start that the likely one needs. */
const LIKELY_SHARE = 0.5;
const MOST_COMPLETIONS = 40;

/**
 * Completes the last word of a query if it is clear what the reader is typing: the end of a phrase, a name, the word of the index
 * that most words with this start belong to, or a word of readers. From then on, it counts as if it had been typed.
 */
export const completed = (words: readonly Word[], vocabulary: Vocabulary): readonly Word[] => {
  const last = words.at(-1);
  if (!last || last.parts.length > 0 || !START.test(last.whole)) return words;
  const end = endOf(last.whole, words.slice(0, -1), vocabulary);
  return end ? [...words.slice(0, -1), { ...last, whole: end }] : words;
};

const endOf = (start: string, before: readonly Word[], vocabulary: Vocabulary): string | undefined => {
  if (readerWords().has(start)) return undefined;
  const phrase = endOfPhrase(start, before);
  if (phrase || vocabulary.has(start)) return phrase;
  return (
    endOfJoined(start, before, vocabulary) ??
    SCOPE_NAMES.find((name) => isLonger(name, start)) ??
    likeliest(start, vocabulary) ??
    (vocabulary.startingWith(start, 1).some(vocabulary.isInHeading) ? undefined : wordOfReaders(start))
  );
};

const isLonger = (word: string, start: string): boolean =>
  word.startsWith(start) && word.length - start.length <= MOST_MISSING_CHARACTERS;

const shortest = (words: readonly string[]): string | undefined =>
  [...words].sort((a, b) => a.length - b.length)[0];

/** `file` for `docker fil`. */
const endOfPhrase = (start: string, before: readonly Word[]): string | undefined => {
  for (let count = Math.min(MOST_BEFORE, before.length); count > 0; count -= 1) {
    const typed = [...before.slice(-count).map(({ whole }) => whole), start].join(' ');
    const phrase = shortest(readerPhrases().filter((other) => isLonger(other, typed)));
    if (phrase) return phrase.split(' ').at(-1);
  }
  return undefined;
};

/** `socket` for `web sock`. */
const endOfJoined = (start: string, before: readonly Word[], vocabulary: Vocabulary): string | undefined => {
  const previous = before.at(-1)?.whole ?? '';
  if (previous === '' || STOP_WORDS.has(previous)) return undefined;
  return vocabulary
    .startingWith(previous + start, 1)
    .find((term) => isLonger(term, previous + start) && vocabulary.isInHeading(term))
    ?.slice(previous.length);
};

/** The shortest word of the family that most words with this start belong to: `bucket` for `bucke`, before `buckets`. */
const likeliest = (start: string, vocabulary: Vocabulary): string | undefined => {
  const longer = vocabulary.startingWith(start, MOST_COMPLETIONS);
  const frequencyOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + vocabulary.frequencyOf(word), 0);
  const families = [...groupedBy(longer, stemOf)].map(([stem, [first = '']]) => ({
    first,
    frequency: frequencyOf(longer.filter((word) => word.startsWith(first) || stemOf(word) === stem)),
  }));
  const [best] = families.sort((a, b) => b.frequency - a.frequency);
  const isLikely = best !== undefined && best.frequency >= LIKELY_SHARE * frequencyOf(longer);
  return isLikely && best.first.length - start.length <= MOST_MISSING_OF_LIKELY ? best.first : undefined;
};

const wordOfReaders = (start: string): string | undefined =>
  shortest([...readerWords().atPrefix(start).keys()].filter((word) => isLonger(word, start)));
