import { latestVersion, type Version } from '#content/references.ts';
import { SDKS, type SdkSlug } from '#content/sdks.ts';
import type { ReferencePath } from '#worker/model/page-path.ts';
import type { ReferenceLinks } from '#worker/model/reference-links.ts';

/** The documentation version context (requirements, section 3). */
export interface VersionContext {
  isReferenceDocs: boolean;
  isNotLatest: boolean;
  currentVersion?: Version;
  currentSdk?: SdkSlug;
  currentSdkLabel?: string;
  /**
   * The address, with `/docs`, of the same subject in the latest version, or of its start. Set only on pages of older
   * versions.
   */
  latestLink?: string;
}

const NOT_REFERENCE: VersionContext = { isReferenceDocs: false, isNotLatest: false };

/**
 * Builds the version context of a page (requirements, sections 2 to 4). `page` and `links` are `undefined`
 * outside the library references.
 */
export const versionContext = (
  page: ReferencePath | undefined,
  links: Pick<ReferenceLinks, 'latest'> | undefined,
): VersionContext => {
  if (!page || !links) return NOT_REFERENCE;
  const { sdk, version } = page;
  const latest = latestVersion(sdk);
  const currentVersion = version ?? latest;
  const isNotLatest = version !== undefined && version !== latest;
  return {
    isReferenceDocs: true,
    isNotLatest,
    ...(currentVersion ? { currentVersion } : {}),
    currentSdk: sdk,
    currentSdkLabel: SDKS[sdk].label,
    ...(isNotLatest ? { latestLink: links.latest.href } : {}),
  };
};
