import type { Context } from 'hono';
import type { ResolvedPage } from '#worker/page/resolve-path.ts';
import { PAGE_CACHE_CONTROL } from './cache-policy.ts';
import { edgeCacheKey, readEdgeCache, writeEdgeCache } from './edge-cache.ts';

/** The answer for a page in its representation: from the edge cache, else rendered and stored there. Rejects where `render` does. */
export const cachedPage = async (
  { executionCtx }: Pick<Context, 'executionCtx'>,
  page: ResolvedPage,
  render: (page: ResolvedPage) => Promise<Response>,
): Promise<Response> => {
  const key = edgeCacheKey(page.representation, page.path);
  const hit = await readEdgeCache(key);
  if (hit) return forReader(hit);
  const rendered = await render(page);
  executionCtx.waitUntil(writeEdgeCache(key, rendered.clone()));
  return rendered;
};

/** Edge copies are kept for long; readers ask each time. */
const forReader = (hit: Response): Response => {
  const response = new Response(hit.body, hit);
  response.headers.set('Cache-Control', PAGE_CACHE_CONTROL);
  return response;
};
