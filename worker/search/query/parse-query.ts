import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import type { Word } from '#worker/search/terms/words.ts';
import { type Expression, expressionIn } from './expression.ts';
import { howTelling, KIND_OF_TEXT } from './how-telling.ts';
import { longestPhrase } from './phrases.ts';
import { queryText } from './query-text.ts';
import { queryWords } from './query-words.ts';
import { type Reading, readingsOf } from './readings.ts';
import { namesLibraryOrVersion, type Scope, scopeOf } from './scope.ts';

/** A part of the query: a word, or words that belong together. */
export interface QueryPart {
  /** Empty if the index has nothing like it. */
  readings: readonly Reading[];
  /** `true` for what a section may lack, because other parts say more: `how`, `to`, and the name of a library. */
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
  /** The query as an expression of code. It is absent if it is none. */
  expression?: Expression | undefined;
  /** `true` for a query with a word that is written like code: `getUploadUrl`, `bucket.on`. */
  asksForCode: boolean;
}

const CODE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|_|\p{L}\.\p{L}|\(/u;

/** Reads a query. The work is bounded whatever the text is. */
export const parseQuery = (query: string, vocabulary: Vocabulary): ParsedQuery => {
  const plainText = queryText(query);
  const expression = expressionIn(plainText);
  const text = expression?.text ?? plainText;
  const words = queryWords(text, vocabulary);
  const writtenAs = words.map(({ start, end }) => text.slice(start, end + 1));
  const hasCodeName = words.some((_, index) => isCodeName(words, index, writtenAs[index] ?? ''));
  const parts: { readings: Reading[]; telling: number }[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = longestPhrase(words, index, vocabulary);
    const isLast = index + phrase.length === words.length;
    parts.push({
      readings: readingsOf(phrase, { isLast, vocabulary, text }),
      telling: howTelling(phrase, { words, index, hasCodeName }),
    });
    index += phrase.length;
  }
  // A section cannot have what the index lacks, so the known parts decide what is needed, unless they say next to nothing.
  const known = parts.filter(({ readings, telling }) => readings.length > 0 && telling >= KIND_OF_TEXT);
  const most = Math.max(...(known.length > 0 ? known : parts).map(({ telling }) => telling));
  // The values in front of a called member are the reader's own.
  const isMemberKnown = expression?.isCall === true && (parts.at(-1)?.readings.length ?? 0) > 0;
  return {
    parts: parts.map(({ readings, telling }, index) => ({
      readings,
      isOptional: isMemberKnown ? index < parts.length - 1 : telling < most,
    })),
    scope: scopeOf(words),
    words,
    openWord: words.at(-1)?.whole ?? '',
    writtenAs,
    expression,
    asksForCode: CODE.test(text),
  };
};

/** `true` for `bucket.on`, `getUrl`, and `get(`. `Node.js` and `WebSocket` are written like code, but everyone writes them so. */
const isCodeName = (words: readonly Word[], index: number, written: string): boolean => {
  const isOneName = words[index]?.parts.length === 0 || namesLibraryOrVersion(words, index);
  return written.endsWith('(') || (!isOneName && CODE.test(written));
};
