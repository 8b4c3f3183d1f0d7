import { DOCS_PREFIX } from '#content/site.ts';
import { isInternal } from './docs-href.ts';

/** The address of a link in the browser as authors write it, without /docs. `undefined` for an address outside the site. */
export const siteAddress = (href: string): string | undefined => {
  if (!isInternal(href)) return undefined;
  const rest = href.startsWith(DOCS_PREFIX) ? href.slice(DOCS_PREFIX.length) : href;
  return rest === '' || rest.startsWith('#') ? `/${rest}` : rest;
};
