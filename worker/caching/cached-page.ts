import type { Context } from 'hono';
import type { ResolvedPage } from '#worker/page/resolve-path.ts';
import { PAGE_CACHE_CONTROL } from './cache-policy.ts';
import { edgeCacheKey, readEdgeCache, writeEdgeCache } from './edge-cache.ts';

/** Answers with a page from the edge cache, or renders it and stores it there. Rejects if `render` rejects. */
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

/** The edge cache keeps its copies for 30 days, but browsers must revalidate each time. */
const forReader = (hit: Response): Response => {
  const response = new Response(hit.body, hit);
  response.headers.set('Cache-Control', PAGE_CACHE_CONTROL);
  return response;
};
