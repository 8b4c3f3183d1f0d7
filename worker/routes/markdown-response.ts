/** A response in Markdown that is not a page of the release. */
export const markdownResponse = (text: string, status: number, cacheControl: string): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': cacheControl },
  });
