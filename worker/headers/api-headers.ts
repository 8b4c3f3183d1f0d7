import { NO_STORE } from '#worker/caching/cache-policy.ts';
import { API_CONTENT_SECURITY_POLICY } from './security-headers.ts';

/** On answers of the API; the other security headers are those of every answer. */
export const API_HEADERS = {
  'Cache-Control': NO_STORE,
  'Content-Security-Policy': API_CONTENT_SECURITY_POLICY,
} as const;
