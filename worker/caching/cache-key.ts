import type { PagePath } from '#worker/page/page-path.ts';
import { type Representation, representationName } from '#worker/page/representation.ts';

/**
 * Builds an edge cache key from parsed parts and the configured origin only, never from a query, a Host header, or a
 * forwarded header.
 */
export const cacheKey = (
  { siteOrigin, edition }: { siteOrigin: string; edition: string },
  representation: Representation,
  path: PagePath,
): string => `${siteOrigin}/docs/-/${edition}/${representationName(representation)}${path}`;
