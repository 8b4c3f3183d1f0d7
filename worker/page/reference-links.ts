import type { VersionOption } from '#client/contracts/islands.ts';
import { referenceName } from '#content/references.ts';
import { SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import { sortVersions, type Version } from '#content/versions.ts';
import type { ReferencePath } from './reference-path.ts';
import type { References } from './references.ts';
import { type SameSubject, sameSubject } from './same-subject.ts';

export interface SdkOption extends SameSubject {
  sdk: SdkSlug;
  label: string;
  isCurrent: boolean;
}

/** The links from a reference page to the same subject in other versions and libraries. */
export interface ReferenceLinks {
  /** The link to the latest version of the library. */
  latest: SameSubject;
  /** The library's versions, newest first. */
  versions: VersionOption[];
  /** The supported libraries, each in the page's version if it exists there, or in its latest version. */
  sdks: SdkOption[];
  /** `true` on the start page of the reference. */
  isStart: boolean;
}

export const referenceLinks = (page: ReferencePath, references: References): ReferenceLinks => {
  const linkTo = (sdk: SdkSlug, version: Version | undefined) =>
    sameSubject(page, referenceName(sdk, version), references);
  const latest = linkTo(page.sdk, undefined);
  return {
    latest,
    versions: sortVersions(SDKS[page.sdk].versions).map((version, index) =>
      index === 0
        ? { version, isLatest: true, ...latest }
        : { version, isLatest: false, ...linkTo(page.sdk, version) },
    ),
    sdks: SDK_SLUGS.filter((sdk) => SDKS[sdk].status !== 'legacy-only').map((sdk) => ({
      sdk,
      label: SDKS[sdk].label,
      isCurrent: sdk === page.sdk,
      ...linkTo(sdk, sameVersion(sdk, page.version)),
    })),
    isStart: page.rest === '',
  };
};

/** Returns the version if the library has it, or `undefined` for the latest version. */
const sameVersion = (sdk: SdkSlug, version: Version | undefined): Version | undefined =>
  version !== undefined && SDKS[sdk].versions.includes(version) ? version : undefined;
