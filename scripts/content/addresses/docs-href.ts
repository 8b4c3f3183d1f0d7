import { DOCS_PREFIX } from '#content/site.ts';
import { pageHref, parsePagePath } from '#worker/page/page-path.ts';

export const isInternal = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/** The address of a link in the browser: authors write `/storage`, readers go to `/docs/storage`. */
export const docsHref = (url: string): string => {
  if (!isInternal(url)) return url;
  const end = url.search(/[?#]|$/);
  const path = parsePagePath(url.slice(0, end));
  return path ? pageHref(path) + url.slice(end) : DOCS_PREFIX + url;
};

/** The properties of a link to `url` as an author wrote it. */
export const linkProps = (url: string): { href: string; rel?: string } => ({
  href: docsHref(url),
  ...(isExternal(url) ? { rel: 'noopener' } : {}),
});

export const isExternal = (url: string): boolean => /^https?:\/\//i.test(url);
