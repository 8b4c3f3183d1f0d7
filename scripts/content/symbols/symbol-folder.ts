import { type Reference, referenceName } from '#content/references.ts';
import { isSdkSlug, SDKS } from '#content/sdks.ts';
import { latestVersion, parseVersion } from '#content/versions.ts';
import type { Library } from './library.ts';

/** The version of a library whose reference has no versions, in the name of its folder only. */
const ONLY_VERSION = 'v1';

/** The library that a folder such as `nodejs-v1` is about. Returns `undefined` if no reference is about it. */
export const libraryOfFolder = (name: string): { library: Library; reference: Reference } | undefined => {
  const [sdk = '', versionText = '', ...rest] = name.split('-');
  if (!isSdkSlug(sdk) || rest.length > 0) return undefined;
  const version =
    latestVersion(sdk) === undefined && versionText === ONLY_VERSION ? undefined : parseVersion(versionText);
  const isKnown =
    version === undefined ? latestVersion(sdk) === undefined : SDKS[sdk].versions.includes(version);
  return isKnown ? { library: { sdk, version }, reference: referenceName(sdk, version) } : undefined;
};
