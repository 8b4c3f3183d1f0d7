import type { VersionOption } from '#client/contracts/islands.ts';
import { type Reference, referenceName } from '#content/references.ts';
import { isSupported, SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import { sortVersions, type Version } from '#content/versions.ts';
import type { ReferencePath } from './reference-path.ts';
import type { References } from './references.ts';
import { type ReferencePlace, type SameSubject, sameSubject } from './same-subject.ts';

interface SdkOption extends SameSubject {
  sdk: SdkSlug;
  label: string;
  isCurrent: boolean;
  /** `false` for a library with only old versions. Only the language control leads there. */
  isSupported: boolean;
}

/** The links from a reference page to the same subject in other versions and libraries. */
export interface ReferenceLinks {
  /** The link to the latest version of the library. */
  latest: SameSubject;
  /** The library's versions, newest first. */
  versions: VersionOption[];
  /** The libraries, each in the page's version if it exists there, or in its latest version. */
  sdks: SdkOption[];
  /** On pages of a library with only old versions: the supported libraries in their latest versions. */
  supported: (SameSubject & { title: string })[];
  /** `true` on the start page of the reference. */
  isStart: boolean;
}

const SUPPORTED = SDK_SLUGS.filter(isSupported);

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
    sdks: SDK_SLUGS.map((sdk) => ({
      sdk,
      label: SDKS[sdk].label,
      isCurrent: sdk === page.sdk,
      isSupported: isSupported(sdk),
      ...linkTo(sdk, sameVersion(sdk, page.version)),
    })),
    supported: isSupported(page.sdk)
      ? []
      : SUPPORTED.map((sdk) => ({ title: SDKS[sdk].label, ...linkTo(sdk, undefined) })),
    isStart: page.rest === '',
  };
};

/** The references that a page links to: the library's versions, and the other libraries. */
export const linkedReferences = ({ sdk, version }: ReferencePath): ReadonlySet<Reference> =>
  new Set([
    ...sortVersions(SDKS[sdk].versions).map((other) => referenceName(sdk, other)),
    ...SDK_SLUGS.map((other) => referenceName(other, sameVersion(other, version))),
    ...(isSupported(sdk) ? [] : SUPPORTED.map((other) => referenceName(other, undefined))),
  ]);

/** Returns the version if the library has it, or `undefined` for the latest version. */
const sameVersion = (sdk: SdkSlug, version: Version | undefined): Version | undefined =>
  version !== undefined && SDKS[sdk].versions.includes(version) ? version : undefined;
