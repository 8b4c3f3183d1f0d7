import release from '#release';
import type { PagePath } from '#worker/page/page-path.ts';
import { resolvePath } from '#worker/page/resolve-path.ts';

/**
 * Returns the page of this release that an absolute address leads to, after redirects. Ignores the query and the hash.
 * Returns `undefined` if the address belongs to another site or leads to no page.
 */
export const pageOfAddress = (address: string, origins: readonly string[]): PagePath | undefined => {
  const url = URL.parse(address);
  if (!url || !origins.includes(url.origin) || !/^\/docs(\/|$)/i.test(url.pathname)) return undefined;
  const resolved = resolvePath(url, release);
  return resolved.kind === 'unknown' ? undefined : resolved.page.path;
};
