import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import { STOP_WORDS, VAGUE_WORDS } from '#worker/search/terms/stop-words.ts';
import { type Word, wordsOf } from '#worker/search/terms/words.ts';
import { longestPhrase } from './phrases.ts';
import { type Reading, readingsOf } from './readings.ts';
import { namesLibraryOrVersion, type Scope, scopeOf } from './scope.ts';

/** A part of the query: a word, or words that belong together. */
export interface QueryPart {
  /** Empty if the index has nothing like it. */
  readings: readonly Reading[];
  /** `true` for what a section may lack: `how`, `to`, and the name of a library. */
  isOptional: boolean;
}

export interface ParsedQuery {
  parts: readonly QueryPart[];
  scope: Scope;
  words: readonly Word[];
  /** The last word, which the reader may still be typing. */
  openWord: string;
  /** The words as they are written, with the character after each. */
  writtenAs: readonly string[];
  /** `true` for a query with a word that is written like code: `getUploadUrl`, `bucket.on`. */
  asksForCode: boolean;
}

const MOST_WORDS = 16;
/** What a method is called with: `Payload<T>()`. */
const TYPE_ARGUMENTS = /(?<=[\p{L}\p{N}])<[\p{L}\p{N}, ]{1,20}>/gu;
/** A version as readers write it: `version 0`, `0.x`. */
const VERSION_NUMBER = /(?<=\b(?:version|sdk) )(\d+)(?![\w.])|\b(\d+)\.x\b/gi;
/** A call whose result's member follows: `secret('key').put`. */
const CALL = /\([^()]*\)\./g;
const CODE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|_|\p{L}\.\p{L}|\(/u;

/** Reads a query. The work is bounded whatever the text is. */
export const parseQuery = (query: string, vocabulary: Vocabulary): ParsedQuery => {
  const text = query.replace(TYPE_ARGUMENTS, '').replace(VERSION_NUMBER, 'v$1$2').replace(CALL, '.');
  const words = wordsOf(text)
    .flatMap((word) => namesIn(word, text, vocabulary))
    .slice(0, MOST_WORDS);
  const parts: QueryPart[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = longestPhrase(words, index, vocabulary);
    const isLast = index + phrase.length === words.length;
    parts.push({
      readings: readingsOf(phrase, { isLast, vocabulary, text }),
      isOptional:
        phrase.every(({ whole }) => STOP_WORDS.has(whole) || VAGUE_WORDS.has(whole)) ||
        (phrase.length === 1 && namesLibraryOrVersion(words, index)),
    });
    index += phrase.length;
  }
  const isAllOptional = parts.every(({ isOptional }) => isOptional);
  return {
    parts: isAllOptional ? parts.map((part) => ({ ...part, isOptional: false })) : parts,
    scope: scopeOf(words),
    words,
    openWord: words.at(-1)?.whole ?? '',
    writtenAs: words.map(({ start, end }) => text.slice(start, end + 1)),
    asksForCode: CODE.test(text),
  };
};

/** The names in a path that the index does not have, such as `databases.main.deletion-policy`. Other words stay as they are. */
const namesIn = (word: Word, text: string, { has, startingWith }: Vocabulary): Word[] => {
  const { start, end, whole } = word;
  const path = text.slice(start, end);
  if (!path.includes('.') || has(whole) || startingWith(whole, 1).length > 0) return [word];
  return wordsOf(path.replaceAll('.', ' ')).map((name) => ({
    ...name,
    start: start + name.start,
    end: start + name.end,
  }));
};
