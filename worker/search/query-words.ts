import { mostMistakes, type Vocabulary } from './vocabulary.ts';
import { LONGEST_PHRASE_WORDS, STOP_WORDS, type Word, wordsOf } from './words.ts';

const MOST_WORDS = 16;

/** The separators of names and paths, and the hyphens inside of words. A flag keeps those at its start. */
const SEPARATORS = /[+./:_]|(?<=[^-])-/g;

/** The words of a query as the search reads them: divided, corrected, and without the name of the site. */
export const queryWords = (text: string, vocabulary: Vocabulary): readonly Word[] => {
  const words = wordsOf(text)
    .flatMap((word) => dividedName(word, text, vocabulary))
    .slice(0, MOST_WORDS);
  return withoutSiteName(withoutMistakes(words, vocabulary), vocabulary);
};

/** The words in a name that the index does not have, such as `databases.main.deletion-policy`. Other words stay as they are. */
const dividedName = (word: Word, text: string, vocabulary: Vocabulary): Word[] => {
  const { start, end, whole } = word;
  const divided = text.slice(start, end).replace(SEPARATORS, ' ').trim();
  if (!divided.includes(' ') || vocabulary.has(whole) || vocabulary.startingWith(whole, 1).length > 0)
    return [word];
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
  if (
    !isPlain ||
    vocabulary.has(whole) ||
    vocabulary.hasReaderWord(whole) ||
    vocabulary.formsOf(whole).length > 0
  )
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
  const found = vocabulary.near(term, mistakes, { withReaderWords: true });
  const [best] = [...found].sort(
    ([a, mistakesOfA], [b, mistakesOfB]) =>
      mistakesOfA - mistakesOfB || vocabulary.frequencyOf(b) - vocabulary.frequencyOf(a),
  );
  return best?.[0];
};

const SITE_NAME = 'nitric';
/** `nitric how to deploy` */
const ASKING = new Set(['how', 'what', 'when', 'where', 'which', 'why']);

/**
 * The words of a query without the name of the site at its start: `nitric buckets` asks for buckets. The name stays before a
 * word that follows it in a heading (`nitric up`), in a phrase of readers, and where a sentence needs it (`nitric or pulumi`).
 */
const withoutSiteName = (words: readonly Word[], vocabulary: Vocabulary): readonly Word[] => {
  const [first, second] = words.map(({ whole }) => whole);
  if (first !== SITE_NAME || second === undefined) return words;
  const isPhrase = vocabulary.synonymsOf(words.slice(0, 2)).length > 0;
  const isInSentence = STOP_WORDS.has(second) && !ASKING.has(second);
  return isInSentence || vocabulary.followsSiteName(second) || isPhrase ? words : words.slice(1);
};

/** The word at a position, with the words after it if together they are a phrase of readers or one word of the index. */
export const longestPhrase = (
  words: readonly Word[],
  start: number,
  vocabulary: Vocabulary,
): readonly Word[] => {
  for (let length = Math.min(LONGEST_PHRASE_WORDS, words.length - start); length > 1; length -= 1) {
    const phrase = words.slice(start, start + length);
    if (vocabulary.synonymsOf(phrase).length > 0 || isOneTerm(phrase, vocabulary)) return phrase;
  }
  return words.slice(start, start + 1);
};

/** `for each` is not `foreach`: a stop word never begins another word. */
const isOneTerm = (phrase: readonly Word[], vocabulary: Vocabulary): boolean => {
  const wholes = phrase.map(({ whole }) => whole);
  return !STOP_WORDS.has(wholes[0] ?? '') && vocabulary.has(wholes.join(''));
};
