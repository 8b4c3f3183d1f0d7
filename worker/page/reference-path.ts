import { type Reference, referenceName } from '#content/references.ts';
import { isSdkSlug, SDKS, type SdkSlug } from '#content/sdks.ts';
import { latestVersion, parseVersion, type Version } from '#content/versions.ts';
import { type PagePath, parsePagePath } from './page-path.ts';

const REFERENCE = /^\/reference\/([a-z]+)(?:\/(v(?:0|[1-9]\d*))(?=\/|$))?(\/.*)?$/;

/** A path in a library reference, taken apart. */
export interface ReferencePath {
  path: PagePath;
  sdk: SdkSlug;
  /** The version that the path names; `undefined` where it names none. */
  version: Version | undefined;
  /** The reference that the path lies in. */
  reference: Reference;
  /** The part below the start of the reference, with its slash; empty at the start. */
  rest: string;
}

/** The parts of a path in a library reference, or `undefined` for all other paths. */
export const parseReferencePath = (path: PagePath): ReferencePath | undefined => {
  const [, sdk = '', versionText = '', rest = ''] = REFERENCE.exec(path) ?? [];
  if (!isSdkSlug(sdk)) return undefined;
  const version = parseVersion(versionText);
  return { path, sdk, version, reference: referenceName(sdk, version), rest };
};

/** The path at which a reference starts. */
export const referenceStart = (reference: Reference): PagePath => `/reference/${reference}` as PagePath; // made of parsed parts

/**
 * The one address of a page of a latest version: `/reference/{sdk}/rest` for `/reference/{sdk}/{latest}/rest`. The result is
 * `undefined` for all other paths, and for libraries whose latest version keeps its name in the address.
 */
export const latestVersionPath = ({ sdk, version, rest }: ReferencePath): PagePath | undefined =>
  version !== undefined && version === latestVersion(sdk) && SDKS[sdk].status !== 'legacy-only'
    ? parsePagePath(`/reference/${sdk}${rest}`)
    : undefined;
