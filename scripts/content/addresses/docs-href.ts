import { DOCS_PREFIX } from '#content/site.ts';
import { pageHref, parsePagePath } from '#worker/page/page-path.ts';

/** `true` for an address that starts at the site's root, such as `/storage#events`. */
export const isInternal = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/** `true` for a web address. */
export const isExternal = (url: string): boolean => /^https?:\/\//i.test(url);

/** The address of a link in the browser: authors write `/storage`, and readers go to `/docs/storage`. */
export const docsHref = (url: string): string => {
  if (!isInternal(url)) return url;
  const [written = ''] = url.split(/[?#]/, 1);
  const path = parsePagePath(written);
  return path ? `${pageHref(path)}${url.slice(written.length)}` : `${DOCS_PREFIX}${url}`;
};

/** The properties of a link to `url` as an author wrote it. */
export const linkProps = (url: string): { href: string; rel?: string } => ({
  href: docsHref(url),
  ...(isExternal(url) ? { rel: 'noopener' } : {}),
});
