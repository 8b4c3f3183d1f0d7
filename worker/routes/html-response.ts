/** An HTML answer that is not a page of the release: its status and how long it may be kept. */
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
