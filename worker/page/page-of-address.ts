import type { PagePath } from './page-path.ts';
import { resolvePath, type SitePaths } from './resolve-path.ts';

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
