import { hitHref } from '#client/contracts/search.ts';
import { DOCS_PREFIX } from '#content/site.ts';

/**
 * The address of a hit within the documentation, with a leading slash: without `/docs` and without `#overview`
 * (specification, section 5). The host does not count, so a hit can only lead to a page of this site.
 */
export const hitAddress = (url: string): string => {
  const { pathname, hash } = new URL(hitHref(url), location.origin);
  const isBelow = pathname === DOCS_PREFIX || pathname.startsWith(`${DOCS_PREFIX}/`);
  const path = isBelow ? pathname.slice(DOCS_PREFIX.length) : pathname;
  return (path || '/') + hash;
};

/** The link to an address within the documentation. */
export const hrefOf = (address: string): string => DOCS_PREFIX + (address === '/' ? '' : address);
