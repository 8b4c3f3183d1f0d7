import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';
import type { RouteContext } from './route.ts';

/** Counts one query against the limit of its sender. Throws 429 above the limit. */
export const requireFewQueries = ({ env, req }: RouteContext): Promise<void> =>
  requireWithinLimit(env.SEARCH_LIMIT, req.raw.headers, {
    title: 'Too many queries',
    reason: 'Too many queries came from one address.',
    retryAfterS: 10,
  });
