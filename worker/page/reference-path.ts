import { type Reference, referenceName } from '#content/references.ts';
import { isSdkSlug, isSupported, type SdkSlug } from '#content/sdks.ts';
import { latestVersion, parseVersion, type Version } from '#content/versions.ts';
import { type PagePath, parsePagePath } from './page-path.ts';

const REFERENCE = /^\/reference\/([a-z]+)(?:\/(v(?:0|[1-9]\d*))(?=\/|$))?(\/.*)?$/;

/** The parts of a path in a library reference. */
export interface ReferencePath {
  path: PagePath;
  sdk: SdkSlug;
  /** The version in the path, or `undefined` if the path has no version. */
  version: Version | undefined;
  /** The reference that contains the path. */
  reference: Reference;
  /** The part below the start of the reference, with its leading slash. It is empty at the start. */
  rest: string;
}

/** Parses a path in a library reference. Returns `undefined` for all other paths. */
export const parseReferencePath = (path: PagePath): ReferencePath | undefined => {
  const [, sdk = '', versionText = '', rest = ''] = REFERENCE.exec(path) ?? [];
  if (!isSdkSlug(sdk)) return undefined;
  const version = parseVersion(versionText);
  return { path, sdk, version, reference: referenceName(sdk, version), rest };
};

/** The path at which a reference starts. */
export const referenceStart = (reference: Reference): PagePath => `/reference/${reference}` as PagePath; // It consists of parsed parts.

/**
 * Removes the version from the path of a latest version: `/reference/{sdk}/{latest}/rest` becomes `/reference/{sdk}/rest`.
 * Returns `undefined` for all other paths and for `legacy-only` libraries, whose addresses always contain a version.
 */
export const latestVersionPath = ({ sdk, version, rest }: ReferencePath): PagePath | undefined =>
  version !== undefined && version === latestVersion(sdk) && isSupported(sdk)
    ? parsePagePath(`/reference/${sdk}${rest}`)
    : undefined;
