import { NO_STORE } from '#worker/caching/cache-policy.ts';

/** A line of plain text about a failure. No cache stores it. */
export const plainResponse = (line: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${line}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NO_STORE, ...headers },
  });
