import { Hono } from 'hono';
import { PAGE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { conditional } from '#worker/caching/conditional.ts';
import { edgeCacheKey, readEdgeCache, writeEdgeCache } from '#worker/caching/edge-cache.ts';
import { withSecurityHeaders } from '#worker/headers/with-security-headers.ts';
import { parsePagePath } from '#worker/page/page-path.ts';

interface Bindings {
  PAGES: { get(key: string, options: { type: 'text'; cacheTtl: number }): Promise<string | null> };
  /** The page's key in KV. */
  KEY: string;
}

const CACHE_TTL_S = 86_400 * 30;

/** The site's Worker without rendering: same headers, cache and conditional requests, but with the raw KV entry. */
const app = new Hono<{ Bindings: Bindings }>();
app.use(withSecurityHeaders);
app.get('*', async (c) => {
  const path = parsePagePath(new URL(c.req.url).pathname);
  if (!path) return c.notFound();
  const key = edgeCacheKey('html', path);
  const hit = await readEdgeCache(key);
  if (hit) return hit;
  const entry = await c.env.PAGES.get(c.env.KEY, { type: 'text', cacheTtl: CACHE_TTL_S });
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': PAGE_CACHE_CONTROL,
    ETag: `"${c.env.KEY}"`,
  };
  c.executionCtx.waitUntil(writeEdgeCache(key, { body: entry ?? '', headers }));
  return conditional(c.req.raw, new Response(entry, { headers }));
});

export default app;
