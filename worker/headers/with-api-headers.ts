import type { MiddlewareHandler } from 'hono';
import { NO_STORE } from '#worker/caching/cache-policy.ts';

/** The headers that differ from a page's: no browser renders an answer of the API, and no cache keeps it. */
const API_HEADERS = {
  'Cache-Control': NO_STORE,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Adds the API's headers that the answer does not set itself. An answer in HTML brings the policy of pages along. */
export const withApiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(API_HEADERS)) if (!headers.has(name)) headers.set(name, value);
};
