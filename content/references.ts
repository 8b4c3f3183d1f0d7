import { SDK_SLUGS, SDKS, type SdkSlug } from './sdks.ts';
import { latestVersion, sortVersions, type Version } from './versions.ts';

/**
 * A library reference, named as in its address below `/docs/reference`: `nodejs` is the latest version, `nodejs/v0` an
 * older one. A library that has old versions only is always named with its version: `csharp/v0`.
 */
export type Reference = SdkSlug | `${SdkSlug}/v${number}`;

/** The reference of a version; the latest one where no version is given. */
export const referenceName = (sdk: SdkSlug, version: Version | undefined): Reference => {
  const latest = latestVersion(sdk);
  const shown = version ?? latest;
  const isShort = shown === latest && SDKS[sdk].status !== 'legacy-only';
  return (isShort || shown === undefined ? sdk : `${sdk}/${shown}`) as Reference; // a Version is `v` and digits
};

/** Every reference that the site has: library by library, newest version first. */
export const REFERENCES: readonly Reference[] = SDK_SLUGS.flatMap((sdk) => {
  const versions = sortVersions(SDKS[sdk].versions);
  return versions.length === 0
    ? [referenceName(sdk, undefined)]
    : versions.map((version) => referenceName(sdk, version));
});
