import { SDKS, type SdkSlug } from '#content/sdks.ts';
import { type PagePath, parsePagePath } from './page-path.ts';
import { latestVersion, parseReferencePath, referenceRoot } from './reference-path.ts';
import { sameSubject } from './same-subject.ts';
import type { Version } from './version.ts';

/** Specification, section 3: documentation version context. */
export interface VersionContext {
  isReferenceDocs: boolean;
  isNotLatest: boolean;
  currentVersion?: Version;
  currentSdk?: SdkSlug;
  currentSdkLabel?: string;
  /** With /docs: the same subject in the latest version, else its start; only where the page is not the latest. */
  latestLink?: string;
}

const NOT_REFERENCE: VersionContext = { isReferenceDocs: false, isNotLatest: false };

/** Pure; from the URL alone (specification, sections 2 to 4). */
export const versionContext = (path: PagePath): VersionContext => {
  const reference = parseReferencePath(path);
  if (!reference) return NOT_REFERENCE;
  const { sdk, version } = reference;
  const latest = latestVersion(sdk);
  const currentVersion = version ?? latest;
  const isNotLatest = version !== undefined && version !== latest;
  return {
    isReferenceDocs: true,
    isNotLatest,
    ...(currentVersion ? { currentVersion } : {}),
    currentSdk: sdk,
    currentSdkLabel: SDKS[sdk].label,
    ...(isNotLatest ? { latestLink: sameSubject(path, referenceRoot(sdk, latest)).href } : {}),
  };
};

/** `/reference/{sdk}/{latest}/rest` → `/reference/{sdk}/rest`, unless the SDK has only that version and lives there. */
export const latestVersionRedirect = (path: PagePath): PagePath | undefined => {
  const reference = parseReferencePath(path);
  if (!reference?.version || SDKS[reference.sdk].status === 'legacy-only') return undefined;
  if (reference.version !== latestVersion(reference.sdk)) return undefined;
  return parsePagePath(`/reference/${reference.sdk}${reference.rest}`);
};
