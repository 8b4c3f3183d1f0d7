import { assetHref } from '#content/site.ts';
import release from '#release';
import { settings } from '#worker/environment.ts';
import { prefersMarkdown } from '#worker/http/accept.ts';
import { notModified, PAGE_CACHE_CONTROL, PREFETCHED_CACHE_CONTROL } from '#worker/http/cache-control.ts';
import { edition, pageEtag } from '#worker/http/cache-key.ts';
import { cachedBody, edgeCacheKey } from '#worker/http/edge-cache.ts';
import { countForReader, requireWithinLimit, siteOrigins } from '#worker/http/sender.ts';
import { SECURITY_HEADERS } from '#worker/http/with-headers.ts';
import { renderPage } from '#worker/layout/article.tsx';
import type { PagePath } from '#worker/model/page-path.ts';
import {
  pageOfAddress,
  type ResolvedPage,
  representationName,
  resolvePath,
} from '#worker/model/resolve-path.ts';
import { isSiteAddress } from '#worker/model/site-addresses.ts';
import { markdownPage } from '#worker/page/markdown-page.ts';
import { readMarkdown, readPage } from '#worker/page/page-store.ts';
import { countLostAddress } from '#worker/signals/day-counts.ts';
import { notFound } from './not-found.tsx';
import { type RouteContext, redirectOnThisHost } from './route.ts';

/** `GET /docs` and everything below it that no other route serves. */
export const page = async (c: RouteContext): Promise<Response> => {
  const { pathname, searchParams, search } = new URL(c.req.url);
  const resolved = resolvePath(
    { pathname, searchParams, prefersMarkdown: prefersMarkdown(c.req.header('Accept') ?? '') },
    release,
  );
  if (resolved.kind === 'redirect') return redirectOnThisHost(resolved.location, search, resolved.status);
  if (resolved.kind === 'unknown') {
    const { location } = resolved;
    if (location && location !== pathname && isSiteAddress(location))
      return redirectOnThisHost(location, search, 301);
    if (resolved.path) countLost(c, resolved.path);
    return varyingByAccept(await notFound(resolved));
  }
  const { page: found } = resolved;
  const headers = pageHeaders(found, c.req.raw.headers);
  const key = edgeCacheKey(representationName(found.representation), found.path);
  return (
    notModified(c.req.raw, headers) ??
    new Response(await cachedBody(c, key, () => pageBody(found, c.env.PAGES)), { headers })
  );
};

const pageHeaders = ({ entry, representation }: ResolvedPage, request: Headers): Headers =>
  new Headers({
    ...SECURITY_HEADERS,
    ...(representation.format === 'html' ? HTML_HEADERS : MARKDOWN_HEADERS),
    'Cache-Control': isPrefetch(request) ? PREFETCHED_CACHE_CONTROL : PAGE_CACHE_CONTROL,
    ETag: pageEtag(entry, representation, edition(release.id)),
    // The address has two representations. The edge cache needs no such header, since its keys name one.
    Vary: 'Accept',
  });

/** `true` for prefetch and prerender requests. */
const isPrefetch = (headers: Headers): boolean => headers.get('Sec-Purpose')?.startsWith('prefetch') ?? false;

const pageBody = async (found: ResolvedPage, pages: KVNamespace): Promise<string> => {
  const { entry, representation } = found;
  if (representation.format === 'html') return renderPage(await readPage(pages, entry.hash), found);
  const shown = { ...found, sdk: representation.sdk };
  return markdownPage(await readMarkdown(pages, entry.markdown), shown, { release, settings });
};

/** Tells clients that the address has two representations. */
const varyingByAccept = (response: Response): Response => {
  response.headers.append('Vary', 'Accept');
  return response;
};

const HTML_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  // This is a structured header, so its value is a quoted string.
  'Speculation-Rules': `"${assetHref(release.assets.speculationRules)}"`,
};

const MARKDOWN_HEADERS = { 'Content-Type': 'text/markdown; charset=utf-8' };

/** Counts an address without a page once its reader has the answer. A sender above the limit is not counted. */
const countLost = (c: RouteContext, path: PagePath): void => {
  const count = async () => {
    await requireWithinLimit(c, 'LOST_LIMIT');
    const page = pageOfAddress(c.req.header('Referer') ?? '', siteOrigins(c.req.raw), release);
    await countLostAddress(c.env.SIGNALS, { path, page }, new Date());
  };
  c.executionCtx.waitUntil(countForReader(c, `Not counted as lost: ${path}`, count));
};
