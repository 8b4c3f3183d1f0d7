import { DOCS_PREFIX } from '#content/site.ts';
import { type PagePath, pageHref, parsePagePath } from '#worker/model/page-path.ts';

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

/** The address of a link in the browser as authors write it, without /docs. `undefined` for an address outside the site. */
export const siteAddress = (href: string): string | undefined => {
  if (!isInternal(href)) return undefined;
  const rest = href.startsWith(DOCS_PREFIX) ? href.slice(DOCS_PREFIX.length) : href;
  return rest === '' || rest.startsWith('#') ? `/${rest}` : rest;
};

/** The address of a link on the page at `path`, or only the anchor if the link stays on the page. */
export const addressOnPage = (href: string, path: PagePath): string => {
  const page = pageHref(path);
  return href.startsWith(`${page}#`) ? href.slice(page.length) : href;
};

/** The path as authors write it: in lower case, without /docs, file extension, trailing slash or `index`. */
export const plainPath = (path: string): string => {
  const plain = path
    .toLowerCase()
    .replace(new RegExp(`^${DOCS_PREFIX}(?=/|$)`), '')
    .replace(/\.mdx?$/, '')
    .replace(/\/(index)?$/, '');
  return plain.replace(/\/index$/, '') || '/';
};

/** Splits an address that an author wrote into its path and its decoded hash. Drops the query. */
export const splitAddress = (address: string): { path: string; hash: string | undefined } => {
  const [beforeHash = '', hash] = address.split('#', 2);
  return { path: beforeHash.split('?')[0] ?? '', hash: hash === undefined ? undefined : decoded(hash) };
};

/** The text with its percent-encoding decoded. A text that cannot be decoded, such as `100%`, stays as it is. */
export const decoded = (text: string): string => {
  // A site has thousands of addresses, and a call that decodes nothing takes longer than the rest of their checks.
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
