import type { MiddlewareHandler } from 'hono';
import { NO_STORE } from '#worker/caching/cache-policy.ts';

/** The API headers that differ from page headers. Browsers do not render API answers, and caches do not keep them. */
const API_HEADERS = {
  'Cache-Control': NO_STORE,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * Adds the API headers that the answer does not set itself. An HTML answer must set the content security policy of pages
 * itself.
 */
export const withApiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(API_HEADERS)) if (!headers.has(name)) headers.set(name, value);
};
