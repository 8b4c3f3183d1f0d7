import { NO_STORE } from '#worker/caching/cache-policy.ts';

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
