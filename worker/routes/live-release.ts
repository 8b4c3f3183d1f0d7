import type { Context } from 'hono';
import release from '#release';

/** `GET /docs/api/release`: the running release, for operators and the publishing script. */
export const liveRelease = (c: Context): Response =>
  c.json({ release: release.id, pages: Object.keys(release.pages).length });
