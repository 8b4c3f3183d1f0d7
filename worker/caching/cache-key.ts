import type { PagePath } from '../page/page-path.ts';

export type Representation = 'html';

/** Made of parsed parts only, from the configured origin: never from a query, a Host or a forwarded header. */
export const cacheKey = (
  { siteOrigin, releaseId }: { siteOrigin: string; releaseId: string },
  representation: Representation,
  path: PagePath,
): string => `${siteOrigin}/docs/-/${releaseId}/${representation}${path}`;

/** Of the content and of the release that renders it, quoted as the header wants it. */
export const pageEtag = (contentHash: string, releaseId: string): string =>
  `"${contentHash.slice(0, 16)}-${releaseId}"`;
