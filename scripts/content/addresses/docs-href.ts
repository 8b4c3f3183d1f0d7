import { DOCS_PREFIX } from '#content/site.ts';

export const isInternal = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/** Where a link leads in the browser: authors write `/storage`, readers go to `/docs/storage`. */
export const docsHref = (url: string): string => {
  if (!isInternal(url)) return url;
  return /^\/(?=$|[?#])/.test(url) ? `${DOCS_PREFIX}${url.slice(1)}` : `${DOCS_PREFIX}${url}`;
};

/** The properties of a link to `url` as an author wrote it. */
export const linkProps = (url: string): { href: string; rel?: string } => ({
  href: docsHref(url),
  ...(isExternal(url) ? { rel: 'noopener' } : {}),
});

export const isExternal = (url: string): boolean => /^https?:\/\//i.test(url);
