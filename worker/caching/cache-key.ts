import type { PagePath } from '#worker/page/page-path.ts';

export type Representation = 'html';

/** Made of parsed parts only, from the configured origin: never from a query, a Host or a forwarded header. */
export const cacheKey = (
  { siteOrigin, edition }: { siteOrigin: string; edition: string },
  representation: Representation,
  path: PagePath,
): string => `${siteOrigin}/docs/-/${edition}/${representation}${path}`;

/** Of the content and of the edition that shows it, quoted as the header wants it. */
export const pageEtag = (contentHash: string, edition: string): string =>
  `"${contentHash.slice(0, 16)}-${edition}"`;
