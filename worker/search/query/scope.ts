import { LIBRARY_NAMES } from '#content/library-names.ts';
import { SDK_SLUGS, type SdkSlug } from '#content/sdks.ts';
import { parseVersion } from '#content/versions.ts';
import type { Section } from '#worker/search/index/sections.ts';
import type { Word } from '#worker/search/terms/words.ts';

/** The library and the version that a query names: `bucket on v0`, `getUploadUrl python`. */
export interface Scope {
  libraries: ReadonlySet<SdkSlug>;
  versions: ReadonlySet<string>;
}

const LIBRARY_OF_NAME = new Map(
  SDK_SLUGS.flatMap((sdk) => LIBRARY_NAMES[sdk].map((name) => [name, sdk] as const)),
);

/** `go` is a verb after these words. */
const BEFORE_VERB = new Set(['to', 'i', 'we', 'you', 'it', 'do', 'does', 'can', 'should', 'will', 'logs', 'messages', 'files']);

export const libraryNamed = (word: Word, before: Word | undefined): SdkSlug | undefined =>
  word.whole === 'go' && before && BEFORE_VERB.has(before.whole) ? undefined : LIBRARY_OF_NAME.get(word.whole);

/** `true` if the word names a library or a version. */
export const isScopeWord = (word: Word, before: Word | undefined): boolean =>
  libraryNamed(word, before) !== undefined || parseVersion(word.whole) !== undefined;

export const scopeOf = (words: readonly Word[]): Scope => ({
  libraries: new Set(words.flatMap((word, index) => libraryNamed(word, words[index - 1]) ?? [])),
  versions: new Set(words.map(({ whole }) => whole).filter((whole) => parseVersion(whole) !== undefined)),
});

/** How well a section fits the scope of a query, up to 1. */
export const fitOfScope = ({ place, headingStems }: Section, { libraries, versions }: Scope): number => {
  let fit = 1;
  if (libraries.size > 0) {
    const named = [...libraries].some((sdk) => LIBRARY_NAMES[sdk].some((name) => headingStems.has(name)));
    if (!(place.library && libraries.has(place.library)) && !named) fit *= place.library ? 0.4 : 0.7;
  }
  if (versions.size > 0) {
    const named = [...versions].some((version) => headingStems.has(version));
    if (!(place.version && versions.has(place.version)) && !named) fit *= place.version ? 0.4 : 0.6;
  }
  return fit;
};
