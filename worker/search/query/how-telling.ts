import { STOP_WORDS, SYMBOL_WORDS, TEXT_WORDS, VAGUE_WORDS } from '#worker/search/terms/stop-words.ts';
import type { Word } from '#worker/search/terms/words.ts';
import { namesLibraryOrVersion } from './scope.ts';

interface Context {
  /** All words of the query, and the position of the part's first word. */
  words: readonly Word[];
  index: number;
  /** `true` for a query with a name that is written like code. */
  hasCodeName: boolean;
}

/** How much the name of a kind of text says. */
export const KIND_OF_TEXT = 2;

/**
 * How much a part of a query says: nothing (0, `how to`), little (1, `working`), a kind of text (2, `example`), where to look
 * (3, `python`), or what is searched for (4). A query needs only the parts that say most.
 */
export const howTelling = (
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
