import { assetHref } from '#content/site.ts';
import release from '#release';
import { PAGE_CACHE_CONTROL, PREFETCHED_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { cachedBody } from '#worker/caching/cached-body.ts';
import { notModified } from '#worker/caching/conditional.ts';
import { edgeCacheKey } from '#worker/caching/edge-cache.ts';
import { edition } from '#worker/caching/edition.ts';
import { pageEtag } from '#worker/caching/page-etag.ts';
import { SECURITY_HEADERS } from '#worker/headers/with-security-headers.ts';
import { markdownPage } from '#worker/page/markdown-page.ts';
import { readMarkdown, readPage } from '#worker/page/page-store.ts';
import { representationName } from '#worker/page/representation.ts';
import { type ResolvedPage, resolvePath } from '#worker/page/resolve-path.ts';
import { renderPage } from '#worker/render/render-page.tsx';
import { settings } from '#worker/settings/settings.ts';
import { countLost } from './count-lost.ts';
import { notFound } from './not-found.tsx';
import { OWN_ADDRESSES } from './own-addresses.ts';
import { redirectOnThisHost } from './redirect-on-this-host.ts';
import type { RouteContext } from './route.ts';

/** `GET /docs` and everything below it that no other route serves. */
export const page = async (c: RouteContext): Promise<Response> => {
  const { pathname, searchParams, search } = new URL(c.req.url);
  const resolved = resolvePath({ pathname, searchParams, accept: c.req.header('Accept') }, release);
  if (resolved.kind === 'redirect') return redirectOnThisHost(resolved.location, search, resolved.status);
  if (resolved.kind === 'unknown') {
    const { location } = resolved;
    if (location && Object.hasOwn(OWN_ADDRESSES, location)) return redirectOnThisHost(location, search, 301);
    if (resolved.path) countLost(c, resolved.path);
    return byAccept(await notFound(c, resolved));
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
  const shown = { place: found, sdk: representation.sdk };
  return markdownPage(await readMarkdown(pages, entry.markdown), shown, { release, settings });
};

/** Tells clients that the address has two representations. */
const byAccept = (response: Response): Response => {
  response.headers.append('Vary', 'Accept');
  return response;
};

const HTML_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  // This is a structured header, so its value is a quoted string.
  'Speculation-Rules': `"${assetHref(release.assets.speculationRules)}"`,
};

const MARKDOWN_HEADERS = { 'Content-Type': 'text/markdown; charset=utf-8' };
