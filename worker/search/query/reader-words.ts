import SearchableMap from 'minisearch/SearchableMap';
import { CLOUD_NAMES, CLOUDS } from '#content/clouds.ts';
import { LIBRARY_NAMES } from '#content/library-names.ts';
import { SDK_SLUGS } from '#content/sdks.ts';
import { SYNONYMS } from '#content/synonyms.ts';
import { STOP_WORDS, TEXT_WORDS, VAGUE_WORDS } from '#worker/search/terms/stop-words.ts';
import { termsIn } from '#worker/search/terms/words.ts';

/** The names of libraries and clouds, which say where a query looks. */
export const SCOPE_NAMES: readonly string[] = [
  ...SDK_SLUGS.flatMap((sdk) => LIBRARY_NAMES[sdk]),
  ...CLOUD_NAMES.flatMap((name) => CLOUDS[name].words),
];

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
