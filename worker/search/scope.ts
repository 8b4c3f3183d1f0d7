import { CLOUD_NAMES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { parseVersion, sortVersions } from '#content/references.ts';
import { isSupported, LIBRARY_NAMES, SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import type { Section } from './section.ts';
import { WEIGHTS } from './weights.ts';
import type { Word } from './words.ts';

/** The library, the version, and the cloud that a query names: `bucket on v0`, `getUploadUrl python`, `s3 cors`. */
export interface Scope {
  libraries: ReadonlySet<SdkSlug>;
  versions: ReadonlySet<string>;
  clouds: ReadonlySet<CloudName>;
}

const LIBRARY_OF_NAME = new Map(
  SDK_SLUGS.flatMap((sdk) => LIBRARY_NAMES[sdk].map((name) => [name, sdk] as const)),
);

const CLOUD_OF_WORD: ReadonlyMap<string, CloudName> = new Map(
  CLOUD_NAMES.flatMap((name) => CLOUDS[name].words.map((word) => [word, name] as const)),
);

/** The names of libraries and clouds. */
export const SCOPE_NAMES: readonly string[] = [...LIBRARY_OF_NAME.keys(), ...CLOUD_OF_WORD.keys()];

/** `true` if a word says where to look: the name of a library, or a version. */
export const saysWhere = ({ whole }: Word): boolean =>
  LIBRARY_OF_NAME.has(whole) || parseVersion(whole) !== undefined;

/** The versions of all libraries. Others, such as `version 20`, are those of other software. */
const VERSIONS = sortVersions(SDK_SLUGS.flatMap((sdk) => SDKS[sdk].versions));

/** The library, version, or cloud that the words name. */
export const scopeOf = (words: readonly Word[]): Scope => ({
  libraries: new Set(words.flatMap(({ whole }) => LIBRARY_OF_NAME.get(whole) ?? [])),
  versions: new Set(VERSIONS.filter((version) => words.some(({ whole }) => whole === version))),
  clouds: new Set(words.flatMap(({ whole }) => CLOUD_OF_WORD.get(whole) ?? [])),
});

/** How well a section fits what the query names, or otherwise the library that the reader prefers, up to 1. */
export const fitOfScope = (
  section: Section,
  { libraries, versions, clouds }: Scope,
  preferred: SdkSlug | undefined,
): number => {
  const { library, version } = section.page.place;
  // The same symbol in several libraries: they are equals, in this order.
  let fit = library ? 1 - WEIGHTS.scope.step * SDK_SLUGS.indexOf(library) : 1;
  if (libraries.size > 0) {
    if (!library || !libraries.has(library)) fit *= WEIGHTS.scope[library ? 'otherLibrary' : 'noLibrary'];
  } else if (preferred && library && library !== preferred) fit *= WEIGHTS.scope.notPreferred;
  if (library && !isSupported(library) && library !== preferred && !libraries.has(library))
    fit *= WEIGHTS.scope.legacy;
  if (versions.size > 0 && !isAboutChanges(section) && !(version && versions.has(version)))
    fit *= version ? WEIGHTS.scope.otherVersion : WEIGHTS.scope.noVersion;
  if (clouds.size > 0) {
    const cloud = cloudOf(section);
    if (!cloud || !clouds.has(cloud)) fit *= WEIGHTS.scope[cloud ? 'otherCloud' : 'noCloud'];
  }
  return fit;
};

const CHANGES = /chang\w+ in version|version \d+ chang|from v\d/i;

/** `true` if a section's title or one above it says that a version changed something: it is about two versions. */
const isAboutChanges = ({ titles }: Section): boolean =>
  titles.slice(1).some((title) => CHANGES.test(title ?? ''));

/** The cloud that a section's page is about. Many pages are about none, or about all of them. */
const cloudOf = ({ page: { path } }: Section): CloudName | undefined =>
  path.startsWith('/reference/providers/')
    ? CLOUD_NAMES.find((name) => path.split('/').includes(name))
    : undefined;
