import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';
import { resolvePath, type SitePaths } from '#worker/page/resolve-path.ts';

export interface FoundPage {
  path: PagePath;
  /** The address that was asked for, without /docs, when a redirect leads from it to the page. */
  redirectedFrom?: PagePath;
}

/** The page that an address leads to. The address may be a full URL; /docs and slashes at its ends may be left out. */
export const findPage = (address: string, site: SitePaths): FoundPage | undefined => {
  const asked = pathIn(address);
  const resolved = resolvePath(asked, site);
  if (resolved.kind === 'page') return { path: resolved.path };
  if (resolved.kind === 'unknown') return undefined;
  const target = resolvePath(resolved.location.replace(/#.*/, ''), site);
  const redirectedFrom = parsePagePath(asked.replace(/^\/docs/, '') || '/');
  if (target.kind !== 'page') return undefined;
  return redirectedFrom ? { path: target.path, redirectedFrom } : { path: target.path };
};

const pathIn = (address: string): string => {
  const path = address
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*/, '');
  const rest = `/${path}`
    .replace(/\/{2,}/g, '/')
    .replace(/^\/docs(?=\/|$)/, '')
    .replace(/\/$/, '');
  return `/docs${rest}`;
};
