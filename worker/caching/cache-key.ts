import type { PagePath } from '#worker/page/page-path.ts';

/**
 * Builds an edge cache key from parsed parts and the configured origin only, never from a query, a Host header, or a
 * forwarded header. `kind` names a kind of answer from a closed list, such as a page's representation.
 */
export const cacheKey = (
  { siteOrigin, edition }: { siteOrigin: string; edition: string },
  kind: string,
  path: PagePath,
): string => `${siteOrigin}/docs/-/${edition}/${kind}${path}`;
