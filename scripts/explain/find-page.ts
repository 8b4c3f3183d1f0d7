import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';
import { type ResolvedPage, resolvePath, type SitePaths } from '#worker/page/resolve-path.ts';

export interface FoundPage {
  page: ResolvedPage;
  /** The address that was asked for, without /docs, when a redirect leads from it to the page. */
  redirectedFrom?: PagePath;
}

/** The page that an address leads to. The address may be a full URL; /docs and slashes at its ends may be left out. */
export const findPage = (address: string, site: SitePaths): FoundPage | undefined => {
  const asked = addressOf(address);
  const resolved = resolvePath(asked, site);
  if (resolved.kind === 'unknown') return undefined;
  const { page } = resolved;
  const redirectedFrom =
    resolved.kind === 'redirect' ? parsePagePath(asked.pathname.replace(/^\/docs/, '') || '/') : undefined;
  return redirectedFrom ? { page, redirectedFrom } : { page };
};

/** The address as a URL below /docs. Its host plays no part. */
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
