import { oldAddress, type RedirectEntry } from './old-address.ts';
import type { PageEntry } from './page-entry.ts';
import { type PagePath, pageHref, parsePagePath } from './page-path.ts';
import { latestVersionPath, parseReferencePath, type ReferencePath } from './reference-path.ts';
import { parseMarkdownRepresentation, type Representation } from './representation.ts';

/** The parts of a release that decide which page an address means. */
export interface SitePaths {
  pages: Readonly<Record<PagePath, PageEntry>>;
  redirects: Readonly<Record<string, RedirectEntry>>;
}

/** A page of the release and everything that its address says. */
export interface ResolvedPage {
  path: PagePath;
  entry: PageEntry;
  /** `undefined` outside the library references. */
  reference: ReferencePath | undefined;
  representation: Representation;
}

export type ResolvedPath =
  | { kind: 'page'; page: ResolvedPage }
  /** `page` is where `location` leads, a path on this host, possibly with a hash. */
  | { kind: 'redirect'; page: ResolvedPage; location: string; status: 301 | 302 }
  /** `path` is `undefined` where the address cannot be that of a page. */
  | { kind: 'unknown'; path: PagePath | undefined };

/**
 * Finds the page that a request's address under /docs means. Upper case, doubled and trailing slashes, old addresses and
 * those of a latest version lead to the right page in one hop, never to an address without a page. `.md` at the end asks
 * for Markdown and is kept by redirects.
 */
export const resolvePath = (
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  { pages, redirects }: SitePaths,
): ResolvedPath => {
  const { text, isMarkdown } = normalizedPath(pathname);
  const asked = parsePagePath(text);
  const end = asked && followRedirects({ path: asked, hash: '', status: undefined }, redirects);
  const entry = end && Object.hasOwn(pages, end.path) ? pages[end.path] : undefined;
  if (!end || !entry) return { kind: 'unknown', path: asked };
  const { path, reference, hash, status } = end;
  const representation = isMarkdown
    ? parseMarkdownRepresentation(searchParams)
    : ({ format: 'html' } as const);
  const page = { path, entry, reference, representation };
  const address = pageHref(path) + (isMarkdown ? MARKDOWN_ENDING : '');
  return status === undefined && pathname === address
    ? { kind: 'page', page }
    : { kind: 'redirect', page, location: address + hash, status: status ?? 301 };
};

const MARKDOWN_ENDING = '.md';

/** The path in the form of a page's, without `.md`: `/storage` for `/Docs//Storage.md/`. */
const normalizedPath = (pathname: string): { text: string; isMarkdown: boolean } => {
  const whole = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const isMarkdown = /[^/]\.md$/.test(whole);
  const page = isMarkdown ? whole.slice(0, -MARKDOWN_ENDING.length) : whole;
  return { text: page.replace(/^\/docs(?=\/|$)/, '') || '/', isMarkdown };
};

interface Stop {
  path: PagePath;
  /** With its `#`, or empty. */
  hash: string;
  /** `undefined` before the first redirect. */
  status: 301 | 302 | undefined;
}

const MOST_REDIRECTS = 8;

/** The last stop of a path, with its parsed reference path; `undefined` for loops and for targets that are no path. */
const followRedirects = (
  stop: Stop,
  redirects: SitePaths['redirects'],
  count = 0,
): (Stop & { reference: ReferencePath | undefined }) | undefined => {
  const reference = parseReferencePath(stop.path);
  const next = oldAddress(stop.path, redirects) ?? latestVersion(reference);
  if (!next) return { ...stop, reference };
  if (!next.path || count === MOST_REDIRECTS) return undefined;
  // One temporary redirect makes the whole way temporary. A redirect without a hash keeps the former one.
  const status = stop.status === 302 ? 302 : next.status;
  return followRedirects({ path: next.path, hash: next.hash || stop.hash, status }, redirects, count + 1);
};

const latestVersion = (reference: ReferencePath | undefined) => {
  const path = reference && latestVersionPath(reference);
  return path && { path, hash: '', status: 302 as const };
};
