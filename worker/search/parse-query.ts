import { type Expression, expressionIn, queryText } from './query-text.ts';
import { longestPhrase, queryWords } from './query-words.ts';
import { type Reading, readingsOf } from './readings.ts';
import { namesLibraryOrVersion, type Scope, scopeOf } from './scope.ts';
import type { Vocabulary } from './vocabulary.ts';
import { STOP_WORDS, SYMBOL_WORDS, TEXT_WORDS, VAGUE_WORDS, type Word } from './words.ts';

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
  hasCode: boolean;
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
  const parts: { readings: Reading[]; specificity: number }[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = longestPhrase(words, index, vocabulary);
    const isLast = index + phrase.length === words.length;
    parts.push({
      readings: readingsOf(phrase, { isLast, vocabulary }),
      specificity: specificityOf(phrase, { words, index, hasCodeName }),
    });
    index += phrase.length;
  }
  // A section cannot have what the index lacks, so the known parts decide what is needed, unless they say next to nothing.
  const known = parts.filter(
    ({ readings, specificity }) => readings.length > 0 && specificity >= KIND_OF_TEXT,
  );
  const most = Math.max(...(known.length > 0 ? known : parts).map(({ specificity }) => specificity));
  // What stands in front of a called member has a name that the reader chose.
  const isMemberKnown = expression?.isCall === true && (parts.at(-1)?.readings.length ?? 0) > 0;
  return {
    parts: parts.map(({ readings, specificity }, index) => ({
      readings,
      isOptional: isMemberKnown ? index < parts.length - 1 : specificity < most,
    })),
    scope: scopeOf(words),
    words,
    openWord: words.at(-1)?.whole ?? '',
    writtenAs,
    expression,
    hasCode: CODE.test(text),
  };
};

/** `true` for `bucket.on`, `getUrl`, and `get(`. `Node.js` and `WebSocket` are written like code, but everyone writes them so. */
const isCodeName = (words: readonly Word[], index: number, written: string): boolean => {
  const isOneName = words[index]?.parts.length === 0 || namesLibraryOrVersion(words, index);
  return written.endsWith('(') || (!isOneName && CODE.test(written));
};

interface Context {
  /** All words of the query, and the position of the part's first word. */
  words: readonly Word[];
  index: number;
  /** `true` for a query with a name that is written like code. */
  hasCodeName: boolean;
}

/** The specificity of a word for a kind of text. */
const KIND_OF_TEXT = 2;

/**
 * How specific a part of a query is: not at all (0, `how to`), little (1, `working`), a kind of text (2, `example`), where to look
 * (3, `python`), or what is searched for (4). A query needs only the most specific parts.
 */
const specificityOf = (
  phrase: readonly Word[],
  { words, index, hasCodeName }: Context,
): 0 | 1 | typeof KIND_OF_TEXT | 3 | 4 => {
  if (phrase.every(({ whole }) => STOP_WORDS.has(whole))) return 0;
  const isVague = ({ whole }: Word) =>
    STOP_WORDS.has(whole) ||
    VAGUE_WORDS.has(whole) ||
    (hasCodeName && words.length > 1 && SYMBOL_WORDS.has(whole));
  if (phrase.every(isVague)) return 1;
  if (phrase.every((word) => isVague(word) || TEXT_WORDS.has(word.whole))) return KIND_OF_TEXT;
  return phrase.length === 1 && namesLibraryOrVersion(words, index) ? 3 : 4;
};
