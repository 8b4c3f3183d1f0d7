import SearchableMap from 'minisearch/SearchableMap';
import { SYNONYMS } from '#content/synonyms.ts';
import { STOP_WORDS, TEXT_WORDS, VAGUE_WORDS } from '#worker/search/terms/stop-words.ts';
import { termsIn } from '#worker/search/terms/words.ts';
import { SCOPE_NAMES } from './scope.ts';

let words: SearchableMap<true> | undefined;

/** The words that a query may have although the index lacks them. They are collected when a query first needs them. */
export const readerWords = (): SearchableMap<true> => {
  words ??= SearchableMap.from(
    [
      ...SCOPE_NAMES,
      ...SYNONYMS.flatMap(({ readers }) => readers).flatMap(termsIn),
      ...STOP_WORDS,
      ...VAGUE_WORDS,
      ...TEXT_WORDS,
    ].map((word) => [word, true]),
  );
  return words;
};
