import type { PageMeta } from './types.ts';

/** The address of a page's social image, with title and description (specification, section 7). */
export const socialImageUrl = (siteOrigin: string, { title, description }: PageMeta): string =>
  `${siteOrigin}/docs/api/og?${new URLSearchParams({ title, description })}`;
