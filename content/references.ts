import { isSupported, SDK_SLUGS, SDKS, type SdkSlug } from './sdks.ts';

declare const brand: unique symbol;
/** A version: `v` followed by digits (requirements, section 2). Only {@link parseVersion} creates one. */
export type Version = `v${number}` & { readonly [brand]: 'Version' };

/** Parses a version. Returns `undefined` if the text is not one. */
export const parseVersion = (text: string): Version | undefined =>
  /^v(0|[1-9]\d*)$/.test(text) ? (text as Version) : undefined;

/** Sorts versions, newest first, and drops texts that are not versions. Compares numbers: v10 is newer than v9. */
export const sortVersions = (versions: readonly string[]): Version[] =>
  versions
    .map(parseVersion)
    .filter((version) => version !== undefined)
    .sort((a, b) => Number(b.slice(1)) - Number(a.slice(1)));

/** The words for a version in a text: `version 1`. */
export const versionTitle = (version: Version): string => `version ${version.slice(1)}`;

/** The newest version of a library, or `undefined` for a library without versions. */
export const latestVersion = (sdk: SdkSlug): Version | undefined => sortVersions(SDKS[sdk].versions)[0];

/**
 * The name of a library reference, as in its address below `/docs/reference`: `nodejs` is the latest version, and
 * `nodejs/v0` is an older one. For a library with only old versions, the name always includes the version: `csharp/v0`.
 */
export type Reference = SdkSlug | `${SdkSlug}/v${number}`;

/** The name of a version's reference. Without a version, it is the latest reference. */
export const referenceName = (sdk: SdkSlug, version: Version | undefined): Reference => {
  const latest = latestVersion(sdk);
  const shown = version ?? latest;
  const isShort = shown === latest && isSupported(sdk);
  return (isShort || shown === undefined ? sdk : `${sdk}/${shown}`) as Reference; // A `Version` is `v` and digits.
};

/** The library that a reference is about: its name begins with it. */
export const referenceSdk = (reference: Reference): SdkSlug => reference.split('/')[0] as SdkSlug;

/** The version in the name of a reference. A reference without one is about the newest version of its library. */
export const namedVersion = (reference: Reference): Version | undefined =>
  parseVersion(reference.split('/')[1] ?? '');

/** Every reference of the site, by library, newest version first. */
export const REFERENCES: readonly Reference[] = SDK_SLUGS.flatMap((sdk) => {
  const versions = sortVersions(SDKS[sdk].versions);
  return versions.length === 0
    ? [referenceName(sdk, undefined)]
    : versions.map((version) => referenceName(sdk, version));
});
