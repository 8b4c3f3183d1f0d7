import type { PageMeta } from './front-matter.ts';

/** The address of a page's social image, with the page's title and description in the query (specification, section 7). */
export const socialImageUrl = (siteOrigin: string, { title, description }: PageMeta): string =>
  `${siteOrigin}/docs/api/og?${new URLSearchParams({ title, description })}`;
