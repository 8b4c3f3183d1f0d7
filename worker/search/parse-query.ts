import { type Expression, expressionIn, queryText } from './query-text.ts';
import { longestPhrase, queryWords } from './query-words.ts';
import { type Reading, readingsOf } from './readings.ts';
import { namesLibraryOrVersion, type Scope, scopeOf } from './scope.ts';
import type { Vocabulary } from './vocabulary.ts';
import { STOP_WORDS, TEXT_WORDS, VAGUE_WORDS, type Word } from './words.ts';

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
  const parts: { readings: Reading[]; specificity: number }[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = longestPhrase(words, index, vocabulary);
    const isLast = index + phrase.length === words.length;
    parts.push({
      readings: readingsOf(phrase, { isLast, vocabulary }),
      specificity: specificityOf(phrase),
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

/** The specificity of a word for a kind of text. */
const KIND_OF_TEXT = 2;

/**
 * How specific a part of a query is: not at all (0, `how to`), little (1, `working`), a kind of text (2, `example`), where to look
 * (3, `python`), or what is searched for (4). A query needs only the most specific parts.
 */
const specificityOf = (phrase: readonly Word[]): 0 | 1 | typeof KIND_OF_TEXT | 3 | 4 => {
  const wholes = phrase.map(({ whole }) => whole);
  const isVague = (word: string) => STOP_WORDS.has(word) || VAGUE_WORDS.has(word);
  if (wholes.every((word) => STOP_WORDS.has(word))) return 0;
  if (wholes.every(isVague)) return 1;
  if (wholes.every((word) => isVague(word) || TEXT_WORDS.has(word))) return KIND_OF_TEXT;
  return phrase.length === 1 && phrase.every(namesLibraryOrVersion) ? 3 : 4;
};
