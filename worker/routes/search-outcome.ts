import { ownOrigins } from '#worker/requests/own-origins.ts';
import { requireSameSite } from '#worker/requests/require-same-site.ts';
import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';
import { countSearch, TOO_MANY_SEARCHES } from '#worker/search-counts/count-search.ts';
import { parseOutcome } from '#worker/search-counts/parse-outcome.ts';
import type { RouteContext } from './route.ts';

/** `POST /docs/api/search/outcome`: counts how a reader's search ended. Answers 204. */
export const searchOutcome = async ({ env, req: { raw: request } }: RouteContext): Promise<Response> => {
  requireSameSite(request.headers, {
    origins: ownOrigins(request),
    refusal: 'Searches are counted only on pages of this site.',
  });
  await requireWithinLimit(env.SEARCH_OUTCOME_LIMIT, request.headers, TOO_MANY_SEARCHES);
  await countSearch(env.SIGNALS, await parseOutcome(request), new Date());
  return new Response(null, { status: 204 });
};
