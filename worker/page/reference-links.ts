import type { VersionOption } from '#client/contracts/islands.ts';
import { type Reference, referenceName } from '#content/references.ts';
import { SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import { sortVersions, type Version } from '#content/versions.ts';
import type { ReferencePath } from './reference-path.ts';
import type { References } from './references.ts';
import { type ReferencePlace, type SameSubject, sameSubject } from './same-subject.ts';

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

export const referenceLinks = (page: ReferencePlace, references: References): ReferenceLinks => {
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
    sdks: supportedSdks().map((sdk) => ({
      sdk,
      label: SDKS[sdk].label,
      isCurrent: sdk === page.sdk,
      ...linkTo(sdk, sameVersion(sdk, page.version)),
    })),
    isStart: page.rest === '',
  };
};

/** The references that a page links to: the library's versions, and the supported libraries. */
export const linkedReferences = ({ sdk, version }: ReferencePath): Reference[] => [
  ...sortVersions(SDKS[sdk].versions).map((other) => referenceName(sdk, other)),
  ...supportedSdks().map((other) => referenceName(other, sameVersion(other, version))),
];

const supportedSdks = () => SDK_SLUGS.filter((sdk) => SDKS[sdk].status !== 'legacy-only');

/** Returns the version if the library has it, or `undefined` for the latest version. */
const sameVersion = (sdk: SdkSlug, version: Version | undefined): Version | undefined =>
  version !== undefined && SDKS[sdk].versions.includes(version) ? version : undefined;
