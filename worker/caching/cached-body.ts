import type { Context } from 'hono';
import { type Body, readEdgeCache, writeEdgeCache } from './edge-cache.ts';
import { createIsolateCache } from './isolate-cache.ts';

/** The bodies in demand, so that most readers of a page do not wait for the edge cache. */
const inDemand = createIsolateCache<Uint8Array>(8_000_000, ({ byteLength }) => byteLength);

/**
 * Returns a body from the memory of the isolate or from the edge cache, or makes it and stores it in the edge cache. A body
 * comes into the memory when it is asked for again. An absent body is not stored. Rejects if `make` rejects.
 */
export const cachedBody = async <Made extends Body | undefined>(
  { executionCtx }: Pick<Context, 'executionCtx'>,
  key: string,
  make: () => Promise<Made>,
): Promise<Made | Uint8Array> => {
  const kept = inDemand.get(key);
  if (kept) return kept;
  const stored = await readEdgeCache(key);
  if (stored) {
    inDemand.set(key, stored);
    return stored;
  }
  const made = await make();
  if (made !== undefined) executionCtx.waitUntil(writeEdgeCache(key, made));
  return made;
};
