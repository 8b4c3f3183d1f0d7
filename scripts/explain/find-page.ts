import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';
import { type ResolvedPage, resolvePath, type SitePaths } from '#worker/page/resolve-path.ts';

export interface FoundPage {
  page: ResolvedPage;
  /** The requested address without /docs, if a redirect leads from it to the page. */
  redirectedFrom?: PagePath;
}

/** The page that an address leads to. The address may be a full URL. /docs and slashes at either end are optional. */
export const findPage = (address: string, site: SitePaths): FoundPage | undefined => {
  const asked = addressOf(address);
  const resolved = resolvePath(asked, site);
  if (resolved.kind === 'unknown') return undefined;
  const { page } = resolved;
  const redirectedFrom =
    resolved.kind === 'redirect' ? parsePagePath(asked.pathname.replace(/^\/docs/, '') || '/') : undefined;
  return redirectedFrom ? { page, redirectedFrom } : { page };
};

/** The address as a URL below /docs. Its host is ignored. */
const addressOf = (address: string): URL => {
  const rest = address.toLowerCase().replace(/^https?:\/\/[^/]*/, '');
  const url = new URL(`/${rest}`.replace(/^\/+/, '/'), 'https://docs.example');
  const path = url.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/^\/docs(?=\/|\.md$|$)/, '')
    .replace(/\/$/, '');
  url.pathname = `/docs${path}`;
  return url;
};
