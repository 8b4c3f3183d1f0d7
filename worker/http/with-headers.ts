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

/** An answer with this header already has all security headers. Pages have them. */
const MARK = 'Origin-Agent-Cluster';

/** Adds the headers that an answer does not set itself. */
const addMissing = (headers: Headers, added: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value);
};

export const withSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has(MARK)) addMissing(headers, SECURITY_HEADERS);
  if (isHttpLoopback(c.req.url)) relaxForLoopback(headers);
};

/**
 * Adds the API headers that differ from page headers: browsers do not render API answers, and caches do not keep them. An HTML
 * answer must set the content security policy of pages itself.
 */
export const withApiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  addMissing(c.res.headers, {
    'Cache-Control': NO_STORE,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
};
