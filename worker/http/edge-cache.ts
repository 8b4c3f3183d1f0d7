import type { Context } from 'hono';
import release from '#release';
import { settings } from '#worker/environment.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import { withinDeadline } from '#worker/model/promises.ts';
import { EDGE_CACHE_CONTROL } from './cache-control.ts';
import { edition } from './cache-key.ts';
import { createIsolateCache } from './isolate-cache.ts';

/**
 * The key of an answer about a path in this release and this year. It has only parsed parts and the configured origin, and never
 * a query, a Host header, or a forwarded header. `kind` is from a closed list, such as a page's representation.
 */
export const edgeCacheKey = (kind: string, path: PagePath): string =>
  `${settings.siteOrigin}/docs/-/${edition(release.id)}/${kind}${path}`;

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

/** The bodies in demand, so that most readers of a page do not wait for the edge cache. */
const inDemand = createIsolateCache(8_000_000);

/**
 * Returns a body from the memory of the isolate or from the edge cache, or builds it and stores it in the edge cache. A body
 * comes into the memory when it is requested again. An absent body is not stored. Rejects if `build` rejects.
 */
export const cachedBody = async <Built extends Body | undefined>(
  { executionCtx }: Pick<Context, 'executionCtx'>,
  key: string,
  build: () => Promise<Built>,
): Promise<Built | Uint8Array> => {
  const inMemory = inDemand.get(key);
  if (inMemory) return inMemory;
  const stored = await readEdgeCache(key);
  if (stored) {
    inDemand.set(key, stored);
    return stored;
  }
  const built = await build();
  if (built !== undefined) executionCtx.waitUntil(writeEdgeCache(key, built));
  return built;
};
