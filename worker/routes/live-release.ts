import type { Context } from 'hono';
import release from '#release';
import { NO_STORE } from '#worker/caching/cache-policy.ts';

/** `GET /docs/api/release`: which release answers, for operators and the publishing script. */
export const liveRelease = (c: Context): Response =>
  c.json({ release: release.id, pages: Object.keys(release.pages).length }, 200, {
    'Cache-Control': NO_STORE,
  });
