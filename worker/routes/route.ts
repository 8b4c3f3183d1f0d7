import type { Context } from 'hono';
import { NO_STORE } from '#worker/http/cache-control.ts';

/** A request with the bindings of the Worker. */
export type RouteContext = Context<{ Bindings: Env }>;

/** Answers the requests for an address. */
export type Route = (c: RouteContext) => Response | Promise<Response>;

/** Builds the responses of a media type. `headers` adds to those for type and caching. */
const responseOf =
  (mediaType: string) =>
  (text: string, status: number, cacheControl: string, headers: Record<string, string> = {}): Response =>
    new Response(text, {
      status,
      headers: { 'Content-Type': `${mediaType}; charset=utf-8`, 'Cache-Control': cacheControl, ...headers },
    });

/** An HTML response that is not a page of the release. */
export const htmlResponse = responseOf('text/html');

/** A response in Markdown that is not a page of the release. */
export const markdownResponse = responseOf('text/markdown');

/** A line of plain text about a failure. No cache stores it. */
export const plainResponse = (line: string, status: number, headers?: Record<string, string>): Response =>
  responseOf('text/plain')(`${line}\n`, status, NO_STORE, headers);

/** Builds every redirect, so that each target is a path on this host: `//evil` and `/\evil` become `/evil`. Keeps the query. */
export const redirectOnThisHost = (location: string, search: string, status: 301 | 302 | 303): Response => {
  const [path = '/', hash] = location.split('#', 2);
  const onThisHost = `/${path.replace(/^[/\\]+/, '')}`;
  return new Response(null, {
    status,
    headers: { Location: `${onThisHost}${search}${hash ? `#${hash}` : ''}` },
  });
};
