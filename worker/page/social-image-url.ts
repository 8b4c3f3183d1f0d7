import type { PageMeta } from './types.ts';

/** Specification, section 7: social image under /docs/api/og with title and description. */
export const socialImageUrl = (siteOrigin: string, { title, description }: PageMeta): string =>
  `${siteOrigin}/docs/api/og?${new URLSearchParams({ title, description })}`;
