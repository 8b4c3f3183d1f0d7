import type { Context } from 'hono';
import { DOCS_PREFIX } from '#content/site.ts';
import release from '#release';
import { pageEtag } from '#worker/caching/cache-key.ts';
import { PAGE_CACHE_CONTROL, PREFETCHED_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { conditional } from '#worker/caching/conditional.ts';
import { edgeCacheKey, readEdgeCache, writeEdgeCache } from '#worker/caching/edge-cache.ts';
import { edition } from '#worker/caching/edition.ts';
import { SECURITY_HEADERS } from '#worker/headers/page-headers.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { readPage } from '#worker/page/page-store.ts';
import { resolvePath } from '#worker/page/resolve-path.ts';
import { renderPage } from '#worker/render/render-page.tsx';
import { notFound } from './not-found.tsx';
import { redirectOnThisHost } from './redirect-on-this-host.ts';

type AppContext = Context<{ Bindings: Env }>;

/** `GET /docs` and everything below it that is not served by another route. */
export const page = async (c: AppContext): Promise<Response> => {
  const { pathname, search } = new URL(c.req.url);
  const resolved = resolvePath(pathname, release);
  if (resolved.kind === 'redirect') return redirectOnThisHost(resolved.location, search, resolved.status);
  if (resolved.kind === 'unknown') return notFound(resolved.path);
  const response = await cachedPage(c, resolved.path);
  if (isPrefetch(c.req.raw.headers)) response.headers.set('Cache-Control', PREFETCHED_CACHE_CONTROL);
  return conditional(c.req.raw, response);
};

/** Of a link's prefetch, and of a page that is prerendered. */
const isPrefetch = (headers: Headers): boolean => headers.get('Sec-Purpose')?.startsWith('prefetch') ?? false;

const cachedPage = async (c: AppContext, path: PagePath): Promise<Response> => {
  const key = edgeCacheKey('html', path);
  const hit = await readEdgeCache(key);
  if (hit) return forReader(hit);
  const rendered = await renderedPage(c.env.PAGES, path);
  c.executionCtx.waitUntil(writeEdgeCache(key, rendered.clone()));
  return rendered;
};

/** Edge copies are kept for long; readers ask each time. */
const forReader = (hit: Response): Response => {
  const response = new Response(hit.body, hit);
  response.headers.set('Cache-Control', PAGE_CACHE_CONTROL);
  return response;
};

/** A structured header: its value is a quoted text. */
const SPECULATION_RULES = `"${DOCS_PREFIX}/assets/${release.assets.speculationRules}"`;

const renderedPage = async (pages: KVNamespace, path: PagePath): Promise<Response> => {
  const hash = release.pages[path]?.hash ?? '';
  const html = renderPage(await readPage(pages, hash));
  return new Response(html, {
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': PAGE_CACHE_CONTROL,
      'Speculation-Rules': SPECULATION_RULES,
      ETag: pageEtag(hash, edition(release.id)),
    },
  });
};
