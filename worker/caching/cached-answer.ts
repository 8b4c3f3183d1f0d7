import type { Context } from 'hono';
import { PAGE_CACHE_CONTROL } from './cache-policy.ts';
import { readEdgeCache, type StorableAnswer, writeEdgeCache } from './edge-cache.ts';

/**
 * Answers from the edge cache, or makes the answer and stores it there. An absent answer is not stored. Rejects if `make`
 * rejects.
 */
export const cachedAnswer = async <Made extends StorableAnswer | undefined>(
  { executionCtx }: Pick<Context, 'executionCtx'>,
  key: string,
  make: () => Promise<Made>,
): Promise<Response | Exclude<Made, StorableAnswer>> => {
  const hit = await readEdgeCache(key);
  if (hit) return forReader(hit);
  const made = await make();
  if (!made) return made as Exclude<Made, StorableAnswer>; // TypeScript does not narrow the type of a generic value
  executionCtx.waitUntil(writeEdgeCache(key, made));
  return new Response(made.body, { headers: made.headers });
};

/** The edge cache keeps its copies for 30 days, but browsers must revalidate each time. */
const forReader = (hit: Response): Response => {
  const response = new Response(hit.body, hit);
  response.headers.set('Cache-Control', PAGE_CACHE_CONTROL);
  return response;
};
