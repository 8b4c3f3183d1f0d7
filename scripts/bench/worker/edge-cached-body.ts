import type { Context } from 'hono';
import { type Body, readEdgeCache, writeEdgeCache } from '#worker/caching/edge-cache.ts';

/** Stands in for `cachedBody`, so that the bench can measure the edge cache without the memory of the isolate. */
export const cachedBody = async (
  { executionCtx }: Pick<Context, 'executionCtx'>,
  key: string,
  make: () => Promise<Body>,
): Promise<Body> => {
  const stored = await readEdgeCache(key);
  if (stored) return stored;
  const made = await make();
  executionCtx.waitUntil(writeEdgeCache(key, made));
  return made;
};
