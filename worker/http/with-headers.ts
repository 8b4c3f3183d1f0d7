import type { MiddlewareHandler } from 'hono';
import release from '#release';
import { settings } from '#worker/environment.ts';
import { NO_STORE } from './cache-control.ts';
import { isHttpLoopback, relaxForLoopback, securityHeaders } from './security-headers.ts';

/** The security headers of this release. */
export const SECURITY_HEADERS = securityHeaders(settings, {
  prePaint: release.prePaint.hash,
  styles: Object.values(release.styles).map(({ hash }) => hash),
});

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
