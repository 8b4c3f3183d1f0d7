import type { MiddlewareHandler } from 'hono';
import release from '#release';
import { settings } from '../settings.ts';
import { isHttpLoopback, relaxForLoopback } from './loopback.ts';
import { securityHeaders } from './security-headers.ts';

const HEADERS = Object.entries(
  securityHeaders({
    prePaintHash: release.prePaint.hash,
    strictTransportSecurity: settings.strictTransportSecurity,
  }),
);

/** Adds what the answer does not set itself. */
export const withSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of HEADERS) if (!headers.has(name)) headers.set(name, value);
  if (isHttpLoopback(new URL(c.req.url))) relaxForLoopback(headers);
};
