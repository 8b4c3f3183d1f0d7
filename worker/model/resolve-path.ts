import { ownValue } from '#content/own-value.ts';
import { isSdkSlug, type SdkSlug } from '#content/sdks.ts';
import {
  latestVersionPath,
  MARKDOWN_ENDING,
  markdownHref,
  type PagePath,
  pageHref,
  parsePagePath,
  parseReferencePath,
  type ReferencePath,
} from './page-path.ts';
import type { PageEntries, PageEntry, RedirectEntry } from './release-manifest.ts';

/** The parts of a request that determine its page and representation. */
interface RequestedPage extends Pick<URL, 'pathname' | 'searchParams'> {
  /** `true` if the Accept header prefers Markdown. */
  prefersMarkdown?: boolean;
}

/** The parts of a release that determine the page of an address. */
export interface SitePaths {
  pages: PageEntries;
  redirects: Readonly<Record<string, RedirectEntry>>;
}

/** A page of the release and everything that its address specifies. */
export interface ResolvedPage {
  path: PagePath;
  entry: PageEntry;
  /** `undefined` outside the library references. */
  reference: ReferencePath | undefined;
  representation: Representation;
}

type ResolvedPath =
  | { kind: 'page'; page: ResolvedPage }
  /** `location` is a path on this host, possibly with a hash. It leads to `page`. */
  | { kind: 'redirect'; page: ResolvedPage; location: string; status: 301 | 302 }
  /** `path` and `location`, its address in the usual spelling, are `undefined` if the address cannot belong to a page. */
  | {
      kind: 'unknown';
      path: PagePath | undefined;
      location: string | undefined;
      representation: Representation;
    };

/**
 * Finds the page for a request's address under `/docs`. Addresses in another spelling, old addresses, and addresses that name
 * a latest version all redirect to the right page in one hop, and never to an address without a page. Other spellings have
 * upper-case letters, doubled slashes, a file name (`storage.html`, `guides/index`), needless percent signs, or what chat
 * programs take for a part of an address: `storage).`, and `storage%23events` instead of `storage#events`. A final `.md`
 * requests Markdown, and redirects keep it. So does an Accept header that prefers Markdown, at the address of the page itself.
 */
export const resolvePath = (
  { pathname, searchParams, prefersMarkdown = false }: RequestedPage,
  { pages, redirects }: SitePaths,
): ResolvedPath => {
  const { text, isMarkdown, hash: requestedHash } = normalizedPath(pathname);
  const representation: Representation =
    isMarkdown || prefersMarkdown ? parseMarkdownRepresentation(searchParams) : { format: 'html' };
  const addressOf = isMarkdown ? markdownHref : pageHref;
  const requested = parsePagePath(text);
  const end =
    requested && followRedirects({ path: requested, hash: requestedHash, status: undefined }, redirects);
  const entry = end && Object.hasOwn(pages, end.path) ? pages[end.path] : undefined;
  if (!end || !entry)
    return { kind: 'unknown', path: requested, location: requested && addressOf(requested), representation };
  const { path, reference, hash, status } = end;
  const page = { path, entry, reference, representation };
  const address = addressOf(path);
  return status === undefined && pathname === address
    ? { kind: 'page', page }
    : { kind: 'redirect', page, location: address + hash, status: status ?? 301 };
};

/** No address of a page. A control character, a tag, or a wrong percent sign comes from no chat program, but from a scanner. */
const NO_ADDRESS = '/ÿ';

const decoded = (text: string): string => {
  try {
    const path = decodeURIComponent(text);
    return /[\p{Cc}<]/u.test(path) ? NO_ADDRESS : path;
  } catch {
    return NO_ADDRESS;
  }
};

interface NormalizedPath {
  text: string;
  isMarkdown: boolean;
  /** A hash whose `#` was encoded, or an empty text. */
  hash: string;
}

/** Normalizes a path to the form of a page path and removes `.md`: `/Docs//Storage.md/` becomes `/storage`. */
const normalizedPath = (pathname: string): NormalizedPath => {
  const requested = decoded(pathname);
  const whole = requested
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    // Punctuation at the end belongs to the sentence around the address. It is looked for only where it begins, because an
    // address may have thousands of characters.
    .replace(/(?<![\p{P}\p{S}\p{Z}])[\p{P}\p{S}\p{Z}]+$/u, '')
    // Other text begins where no path can continue. An encoded hash or query may also follow a slash.
    .replace(/(?<=[a-z0-9])(?:[^a-z0-9/._-]|\/[#?]).*$/su, '');
  const isMarkdown = /[^/]\.md$/.test(whole);
  const page = isMarkdown ? whole.slice(0, -MARKDOWN_ENDING.length) : whole;
  const text = page.replace(/(\/index)?(\.html?)?$/, '').replace(/^\/docs(?=\/|$)/, '') || '/';
  return { text, isMarkdown, hash: /#[\w-]+/.exec(requested)?.[0] ?? '' };
};

interface Stop {
  path: PagePath;
  /** The hash with its `#`, or an empty text. */
  hash: string;
  /** `undefined` before the first redirect. */
  status: 301 | 302 | undefined;
}

const MOST_REDIRECTS = 8;

/**
 * Returns the last stop of a path, with its parsed reference path. Returns `undefined` for loops and for targets that are not
 * page paths.
 */
const followRedirects = (
  stop: Stop,
  redirects: SitePaths['redirects'],
  count = 0,
): (Stop & { reference: ReferencePath | undefined }) | undefined => {
  const reference = parseReferencePath(stop.path);
  const next = oldAddress(stop.path, redirects) ?? latestVersionRedirect(reference);
  if (!next) return { ...stop, reference };
  if (!next.path || count === MOST_REDIRECTS) return undefined;
  // One temporary redirect makes the whole chain temporary. A redirect without a hash keeps the earlier hash.
  const status = stop.status === 302 ? 302 : next.status;
  return followRedirects({ path: next.path, hash: next.hash || stop.hash, status }, redirects, count + 1);
};

const latestVersionRedirect = (reference: ReferencePath | undefined) => {
  const path = reference && latestVersionPath(reference);
  return path && { path, hash: '', status: 302 as const };
};

/** The target of a redirect for a matching path. */
export interface OldAddress {
  /** `undefined` if the target cannot be the path of a page. */
  path: PagePath | undefined;
  /** The hash with its `#`, or an empty text if the redirect has no hash. */
  hash: string;
  status: 301 | 302;
}

/**
 * Finds the redirect of a path and returns its target. An exact redirect wins over one that ends in `/*`, and a longer one
 * over a shorter one (content/redirects.txt).
 */
export const oldAddress = (
  path: PagePath,
  redirects: Readonly<Record<string, RedirectEntry>>,
): OldAddress | undefined => {
  const from = matchingPatterns(path).find((pattern) => Object.hasOwn(redirects, pattern));
  const entry = from === undefined ? undefined : ownValue(redirects, from);
  if (from === undefined || entry === undefined) return undefined;
  const [, to = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(entry.to) ?? [];
  const isFolder = from.endsWith('/*') && to.endsWith('/*');
  const target = isFolder ? `${to.slice(0, -1)}${path.slice(from.length - 1)}` : to;
  return { path: parsePagePath(target), hash, status: entry.status };
};

/** The path itself and every pattern that ends in `/*` and matches it, in order of precedence. */
export const matchingPatterns = (path: string): string[] => [
  path,
  ...foldersAbove(path).map((folder) => `${folder}/*`),
];

/** Lists the folders above a path, longest first: `/a/b`, `/a`, and the empty text for `/a/b/c`. */
const foldersAbove = (path: string): string[] => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return folder === '' ? [''] : [folder, ...foldersAbove(folder)];
};

/** A format of a page. Markdown with an `sdk` contains only what readers of that library need. */
export type Representation = { format: 'html' } | { format: 'md'; sdk?: SdkSlug };

/** Returns Markdown for the library in the query parameter `sdk`, or for all libraries if the query names no known library. */
const parseMarkdownRepresentation = (query: URLSearchParams): Representation => {
  const sdk = query.get('sdk') ?? '';
  return { format: 'md', ...(isSdkSlug(sdk) ? { sdk } : {}) };
};

/** A unique name for each representation, from a closed list: `html`, `md`, `md-python`, and so on. */
export const representationName = (representation: Representation): string =>
  representation.format === 'md' && representation.sdk ? `md-${representation.sdk}` : representation.format;

/**
 * Returns the page that an absolute address leads to, after redirects. Ignores the query and the hash.
 * Returns `undefined` if the address belongs to another site or leads to no page.
 */
export const pageOfAddress = (
  address: string,
  origins: readonly string[],
  site: SitePaths,
): PagePath | undefined => {
  const url = URL.parse(address);
  if (!url || !origins.includes(url.origin) || !/^\/docs(\/|$)/i.test(url.pathname)) return undefined;
  const resolved = resolvePath(url, site);
  return resolved.kind === 'unknown' ? undefined : resolved.page.path;
};
