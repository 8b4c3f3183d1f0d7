import { LIBRARY_NAMES } from '#content/library-names.ts';
import { SDK_SLUGS, type SdkSlug } from '#content/sdks.ts';
import { parseVersion } from '#content/versions.ts';
import type { Section } from '#worker/search/index/sections.ts';
import type { Word } from '#worker/search/terms/words.ts';
import { SCOPE_FIT } from './closeness.ts';

/** The library and the version that a query names: `bucket on v0`, `getUploadUrl python`. */
export interface Scope {
  libraries: ReadonlySet<SdkSlug>;
  versions: ReadonlySet<string>;
}

const LIBRARY_OF_NAME = new Map(
  SDK_SLUGS.flatMap((sdk) => LIBRARY_NAMES[sdk].map((name) => [name, sdk] as const)),
);

/** `go` is a verb after these words. */
const BEFORE_VERB = new Set([
  'to',
  'i',
  'we',
  'you',
  'it',
  'do',
  'does',
  'can',
  'should',
  'will',
  'logs',
  'messages',
  'files',
]);

/** `true` if the word at the position names a library or a version. */
export const namesLibraryOrVersion = (words: readonly Word[], index: number): boolean =>
  libraryAt(words, index) !== undefined || parseVersion(words[index]?.whole ?? '') !== undefined;

const libraryAt = (words: readonly Word[], index: number): SdkSlug | undefined => {
  const name = words[index]?.whole ?? '';
  if (name === 'go' && BEFORE_VERB.has(words[index - 1]?.whole ?? '')) return undefined;
  return LIBRARY_OF_NAME.get(name);
};

/** What the words name. */
export const scopeOf = (words: readonly Word[]): Scope => ({
  libraries: new Set(words.flatMap((_, index) => libraryAt(words, index) ?? [])),
  versions: new Set(words.map(({ whole }) => whole).filter((whole) => parseVersion(whole) !== undefined)),
});

/** How well a section fits the scope of a query, up to 1. */
export const fitOfScope = (section: Section, { libraries, versions }: Scope): number => {
  if (libraries.size === 0 && versions.size === 0) return 1;
  const { place } = section.facts;
  let fit = 1;
  if (libraries.size > 0) {
    const named = [...libraries].some((sdk) =>
      LIBRARY_NAMES[sdk].some((name) => section.headingStems.has(name)),
    );
    if (!(place.library && libraries.has(place.library)) && !named)
      fit *= place.library ? SCOPE_FIT.otherLibrary : SCOPE_FIT.noLibrary;
  }
  if (versions.size > 0) {
    const named = [...versions].some((version) => section.headingStems.has(version));
    if (!(place.version && versions.has(place.version)) && !named)
      fit *= place.version ? SCOPE_FIT.otherVersion : SCOPE_FIT.noVersion;
  }
  return fit;
};
