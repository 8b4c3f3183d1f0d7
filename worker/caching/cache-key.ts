import type { PagePath } from '#worker/page/page-path.ts';
import { type Representation, representationName } from '#worker/page/representation.ts';

/** The edge cache's key. It is made of parsed parts and the configured origin only, never of a query, a Host or a forwarded header. */
export const cacheKey = (
  { siteOrigin, edition }: { siteOrigin: string; edition: string },
  representation: Representation,
  path: PagePath,
): string => `${siteOrigin}/docs/-/${edition}/${representationName(representation)}${path}`;
