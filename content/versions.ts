import { SDKS, type SdkSlug } from './sdks.ts';

declare const brand: unique symbol;
/** A version: `v` followed by digits (specification, section 2). Only {@link parseVersion} creates one. */
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
