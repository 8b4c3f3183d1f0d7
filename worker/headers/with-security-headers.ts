import type { MiddlewareHandler } from 'hono';
import { isHttpLoopback, relaxForLoopback } from './loopback.ts';
import { SECURITY_HEADERS } from './page-headers.ts';

const HEADERS = Object.entries(SECURITY_HEADERS);
/** Pages bring all of them from the start, also out of the cache; nothing else sets this one. */
const MARK = 'Origin-Agent-Cluster';

/** Adds what the answer does not set itself. */
export const withSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has(MARK)) {
    for (const [name, value] of HEADERS) if (!headers.has(name)) headers.set(name, value);
  }
  if (isHttpLoopback(c.req.url)) relaxForLoopback(headers);
};
