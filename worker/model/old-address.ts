import { ownValue } from '#content/own-value.ts';
import { type PagePath, parsePagePath } from './page-path.ts';

/** A redirect in the manifest. */
export interface RedirectEntry {
  /** The target without `/docs`; see content/redirects.txt. */
  to: string;
  status: 301 | 302;
}

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
