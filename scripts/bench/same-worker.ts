import { Hono } from 'hono';
import { notModified, PAGE_CACHE_CONTROL } from '#worker/http/cache-control.ts';
import { cachedBody, edgeCacheKey } from '#worker/http/edge-cache.ts';
import { SECURITY_HEADERS, withSecurityHeaders } from '#worker/http/with-headers.ts';
import { parsePagePath } from '#worker/model/page-path.ts';

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
  const headers = new Headers({
    ...SECURITY_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': PAGE_CACHE_CONTROL,
    ETag: `"${c.env.KEY}"`,
  });
  const known = notModified(c.req.raw, headers);
  if (known) return known;
  const read = async () => (await c.env.PAGES.get(c.env.KEY, { type: 'text', cacheTtl: CACHE_TTL_S })) ?? '';
  const body = await cachedBody(c, key, read);
  return new Response(body as string, { headers }); // Node's types do not take bytes that may be shared.
});

export default app;
