import type { MiddlewareHandler } from 'hono';
import { isHttpLoopback, relaxForLoopback } from './loopback.ts';
import { SECURITY_HEADERS } from './page-headers.ts';

const HEADERS = Object.entries(SECURITY_HEADERS);
/** Only answers that already have all of them carry this one: pages, whether rendered or out of the cache. */
const MARK = 'Origin-Agent-Cluster';

/** Adds the security headers that the answer does not set itself. */
export const withSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has(MARK)) {
    for (const [name, value] of HEADERS) if (!headers.has(name)) headers.set(name, value);
  }
  if (isHttpLoopback(c.req.url)) relaxForLoopback(headers);
};
