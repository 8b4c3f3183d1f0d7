import release from '#release';
import type { PagePath } from '#worker/page/page-path.ts';
import { resolvePath } from '#worker/page/resolve-path.ts';

/** The page of this release that an absolute address shows, after redirects; query and hash do not matter. */
export const pageOfAddress = (address: string, origins: readonly string[]): PagePath | undefined => {
  const url = URL.parse(address);
  if (!url || !origins.includes(url.origin) || !/^\/docs(\/|$)/i.test(url.pathname)) return undefined;
  const resolved = resolvePath(url, release);
  return resolved.kind === 'unknown' ? undefined : resolved.page.path;
};
