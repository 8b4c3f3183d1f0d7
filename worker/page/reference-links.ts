import { SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import type { PagePath } from './page-path.ts';
import { parseReferencePath, referenceRoot } from './reference-path.ts';
import { type SameSubject, sameSubject } from './same-subject.ts';
import { sortVersions, type Version } from './version.ts';

export interface VersionOption extends SameSubject {
  version: Version;
  isLatest: boolean;
}

export interface SdkOption extends SameSubject {
  sdk: SdkSlug;
  label: string;
  isCurrent: boolean;
}

/** Where a reader of a reference page can go on reading about the same subject. */
export interface ReferenceLinks {
  /** Newest first. */
  versions: VersionOption[];
  /** The supported libraries: in the page's version where they have it, else in their latest. */
  sdks: SdkOption[];
  /** Whether the reference begins with this page. */
  isStart: boolean;
}

/** `undefined` outside of the language references. */
export const referenceLinks = (path: PagePath): ReferenceLinks | undefined => {
  const reference = parseReferencePath(path);
  if (!reference) return undefined;
  const { sdk, version } = reference;
  return {
    versions: sortVersions(SDKS[sdk].versions).map((own, index) => ({
      version: own,
      isLatest: index === 0,
      ...sameSubject(path, referenceRoot(sdk, own)),
    })),
    sdks: SDK_SLUGS.filter((slug) => SDKS[slug].status !== 'legacy-only').map((slug) => ({
      sdk: slug,
      label: SDKS[slug].label,
      isCurrent: slug === sdk,
      ...sameSubject(path, referenceRoot(slug, sameVersion(slug, version))),
    })),
    isStart: path === referenceRoot(sdk, version),
  };
};

const sameVersion = (sdk: SdkSlug, version: Version | undefined): Version | undefined =>
  version !== undefined && SDKS[sdk].versions.includes(version) ? version : undefined;
