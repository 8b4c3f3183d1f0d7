/** An HTML response that is not a page of the release. `headers` adds to the headers for type and caching. */
export const htmlResponse = (
  html: string,
  status: number,
  cacheControl: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl, ...headers },
  });
