import type { MiddlewareHandler } from 'hono';
import release from '#release';
import { settings } from '#worker/settings/settings.ts';
import { isHttpLoopback, relaxForLoopback } from './loopback.ts';
import { securityHeaders } from './security-headers.ts';

/** The security headers of this release. */
export const SECURITY_HEADERS = securityHeaders(settings, release.prePaint.hash);

const HEADERS = Object.entries(SECURITY_HEADERS);
/** An answer with this header already has all security headers. Pages have them. */
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
