import type { RedirectEntry } from '#worker/release/types.ts';
import { type PagePath, pageHref, parsePagePath } from './page-path.ts';
import { latestVersionRedirect } from './version-context.ts';

/** What of a release decides it. */
export interface SitePaths {
  pages: Record<string, unknown>;
  redirects: Record<string, RedirectEntry>;
}

export type ResolvedPath =
  | { kind: 'page'; path: PagePath }
  /** `location` is a path on this host, possibly with a hash. */
  | { kind: 'redirect'; location: string; status: 301 | 302 }
  | { kind: 'unknown'; path: PagePath | undefined };

/**
 * What a request's pathname under /docs means. Upper case, doubled and trailing slashes and old addresses
 * lead to the right page in one hop.
 */
export const resolvePath = (pathname: string, { pages, redirects }: SitePaths): ResolvedPath => {
  const path = parsePagePath(normalise(pathname));
  if (path === undefined) return { kind: 'unknown', path };
  const target = redirectTarget(path, redirects);
  if (target) return { kind: 'redirect', ...target };
  if (!Object.hasOwn(pages, path)) return { kind: 'unknown', path };
  return pathname === pageHref(path)
    ? { kind: 'page', path }
    : { kind: 'redirect', location: pageHref(path), status: 301 };
};

/** `/Docs//Storage/` → `/storage`. */
const normalise = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/^\/docs(?=\/|$)/, '') || '/';

const redirectTarget = (path: PagePath, redirects: Record<string, RedirectEntry>) => {
  const entry = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (entry)
    return {
      location: `/docs${entry.to === '/' ? '' : entry.to.replace(/^\/#/, '#')}`,
      status: entry.status,
    };
  const latest = latestVersionRedirect(path);
  return latest ? { location: pageHref(latest), status: 302 as const } : undefined;
};
