import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';
import { latestVersionRedirect } from '#worker/page/version-context.ts';
import type { Release } from '#worker/release/types.ts';

export interface FoundPage {
  path: PagePath;
  /** Where a redirect led here: the address that was asked for, without /docs. */
  redirectedFrom?: PagePath;
}

/** The page that an address leads to. It may be a full URL, with or without /docs, a slash before or behind. */
export const findPage = (
  address: string,
  { pages, redirects }: Pick<Release, 'pages' | 'redirects'>,
): FoundPage | undefined => {
  const asked = parsePagePath(pathIn(address));
  if (asked === undefined) return undefined;
  const target = redirects[asked]?.to ?? latestVersionRedirect(asked);
  const path = target === undefined ? asked : parsePagePath(target.replace(/#.*/, ''));
  if (path === undefined || !Object.hasOwn(pages, path)) return undefined;
  return target === undefined ? { path } : { path, redirectedFrom: asked };
};

const pathIn = (address: string): string => {
  const path = address
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*/, '');
  return (
    `/${path}`
      .replace(/\/{2,}/g, '/')
      .replace(/^\/docs(?=\/|$)/, '')
      .replace(/\/$/, '') || '/'
  );
};
