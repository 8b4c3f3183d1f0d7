import {
  latestVersion,
  parseVersion,
  type Reference,
  referenceName,
  type Version,
} from '#content/references.ts';
import { isSdkSlug, isSupported, type SdkSlug } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';

declare const brand: unique symbol;
/**
 * The path of a page without `/docs`: `/` or `/a/b`, in lower case, without a trailing slash. Only {@link parsePagePath}
 * validates one.
 */
export type PagePath = string & { readonly [brand]: 'PagePath' };

const PAGE_PATH = /^\/(?:[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*)?$/;
const LONGEST_PATH_CHARACTERS = 512;

/** Parses the path of a page. Returns `undefined` if the text cannot be one. */
export const parsePagePath = (text: string): PagePath | undefined =>
  text.length <= LONGEST_PATH_CHARACTERS && PAGE_PATH.test(text) ? (text as PagePath) : undefined;

/** What the address of a page's Markdown ends in. */
export const MARKDOWN_ENDING = '.md';

/** The address of a page on this host: `/docs` and the path. The root's address is `/docs` without a trailing slash. */
export const pageHref = (path: PagePath): string => (path === '/' ? DOCS_PREFIX : `${DOCS_PREFIX}${path}`);

/** The address of a page's Markdown. The root's is `/docs/index.md`, because a route for `/docs/*` does not get `/docs.md`. */
export const markdownHref = (path: PagePath): string =>
  `${path === '/' ? `${DOCS_PREFIX}/index` : pageHref(path)}${MARKDOWN_ENDING}`;

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
