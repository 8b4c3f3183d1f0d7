import release from '#release';
import type { PagePath } from '#worker/page/page-path.ts';
import { withinDeadline } from '#worker/requests/within-deadline.ts';
import { settings } from '#worker/settings/settings.ts';
import { cacheKey } from './cache-key.ts';
import { EDGE_CACHE_CONTROL } from './cache-policy.ts';
import { edition } from './edition.ts';

/** The key of an answer about a path in this release and this year. */
export const edgeCacheKey = (kind: string, path: PagePath): string =>
  cacheKey({ siteOrigin: settings.siteOrigin, edition: edition(release.id) }, kind, path);

/** A cache that takes longer than this is slower than rendering the page. */
const READ_DEADLINE_MS = 500;

/** The key in a form that may be logged. Anyone can write the text in the query of a social image's key. */
const logged = (key: string): string => key.replace(/\?.*/s, '');

/** The body of a 200 answer. Its headers are not stored, because they follow from the request and the release. */
export type Body = string | Uint8Array;

/** Reads a whole body. Treats a failing or slow cache as a miss. */
export const readEdgeCache = async (key: string): Promise<Uint8Array | undefined> => {
  const late = () => new Error(`It did not answer in ${READ_DEADLINE_MS} ms.`);
  const read = async () => (await caches.default.match(key))?.bytes();
  try {
    return await withinDeadline(read, READ_DEADLINE_MS, late);
  } catch (error) {
    console.error(`The edge cache failed to read ${logged(key)}:`, error);
    return undefined;
  }
};

/** Stores a body for 30 days. Never rejects. */
export const writeEdgeCache = async (key: string, body: Body): Promise<void> => {
  try {
    const headers = { 'Cache-Control': EDGE_CACHE_CONTROL };
    await caches.default.put(key, new Response(body, { headers }));
  } catch (error) {
    console.error(`The edge cache failed to write ${logged(key)}:`, error);
  }
};
