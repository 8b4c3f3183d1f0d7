import { SDKS, type SdkSlug } from '#content/sdks.ts';
import type { PagePath } from './page-path.ts';
import { parseVersion, sortVersions, type Version } from './version.ts';

const REFERENCE = /^\/reference\/([a-z]+)(?:\/(v\d+))?(\/.*)?$/;

export interface ReferencePath {
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

/** Where the reference of a version begins. A library with old versions alone has no shorter address for its latest. */
export const referenceRoot = (sdk: SdkSlug, version: Version | undefined): PagePath => {
  const isBase =
    version === undefined || (version === latestVersion(sdk) && SDKS[sdk].status !== 'legacy-only');
  return `/reference/${sdk}${isBase ? '' : `/${version}`}` as PagePath; // made of parsed parts
};
