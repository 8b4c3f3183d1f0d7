import { SDKS, type SdkSlug } from '#content/sdks.ts';
import { type PagePath, parsePagePath } from './page-path.ts';
import { parseVersion, sortVersions, type Version } from './version.ts';

/** Specification, section 3: documentation version context. */
export interface VersionContext {
  isReferenceDocs: boolean;
  isNotLatest: boolean;
  currentVersion?: Version;
  currentSdk?: SdkSlug;
  currentSdkLabel?: string;
  /** Full path of the latest version's reference; only where the page is not the latest. */
  latestLink?: string;
}

const REFERENCE = /^\/reference\/([a-z]+)(?:\/(v\d+))?(\/.*)?$/;
const NOT_REFERENCE: VersionContext = { isReferenceDocs: false, isNotLatest: false };

interface ReferencePath {
  sdk: SdkSlug;
  /** As written in the path. */
  version: Version | undefined;
  /** What follows, with its slash; empty at the root of the reference. */
  rest: string;
}

/** `undefined` for paths outside the language references. */
export const parseReferencePath = (path: PagePath): ReferencePath | undefined => {
  const [, slug, versionText, rest = ''] = REFERENCE.exec(path) ?? [];
  if (!slug || !Object.hasOwn(SDKS, slug)) return undefined;
  return {
    sdk: slug as SdkSlug, // hasOwn has just checked it
    version: versionText === undefined ? undefined : parseVersion(versionText),
    rest,
  };
};

export const latestVersion = (sdk: SdkSlug): Version | undefined => sortVersions(SDKS[sdk].versions)[0];

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
    ...(isNotLatest ? { latestLink: `/docs/reference/${sdk}` } : {}),
  };
};

/** `/reference/{sdk}/{latest}/rest` → `/reference/{sdk}/rest`, unless the SDK has only that version and lives there. */
export const latestVersionRedirect = (path: PagePath): PagePath | undefined => {
  const reference = parseReferencePath(path);
  if (!reference?.version || SDKS[reference.sdk].status === 'legacy-only') return undefined;
  if (reference.version !== latestVersion(reference.sdk)) return undefined;
  return parsePagePath(`/reference/${reference.sdk}${reference.rest}`);
};
