import { RequestProblem } from '#worker/http/request-problem.ts';
import { isFromReader, requireSameSite, requireWithinLimit, siteOrigins } from '#worker/http/sender.ts';
import { countSearch, normalQuery, parseOutcome, TOO_MANY_SEARCHES } from '#worker/signals/search-counts.ts';
import type { RouteContext } from './route.ts';

/** `POST /docs/api/search/outcome`: counts how a reader's search ended. Answers 204. */
export const searchOutcome = async ({ env, req: { raw: request } }: RouteContext): Promise<Response> => {
  requireSameSite(request.headers, {
    origins: siteOrigins(request),
    refusal: 'Searches are counted only on pages of this site.',
  });
  await requireWithinLimit(env.SEARCH_OUTCOME_LIMIT, request.headers, TOO_MANY_SEARCHES);
  await countSearch(env.SIGNALS, await parseOutcome(request), new Date());
  return new Response(null, { status: 204 });
};

/**
 * Counts a query of the results page that found nothing, if a reader asked for it. A page of another site could make its own
 * readers ask for anything, so their queries are not counted. Never rejects.
 */
export const countEmptySearch = async (
  { env, req: { raw: request } }: RouteContext,
  query: string,
): Promise<void> => {
  const { headers } = request;
  if (!isFromReader(request)) return;
  try {
    requireSameSite(headers, { origins: siteOrigins(request), refusal: 'Another site asked for it.' });
    await requireWithinLimit(env.SEARCH_OUTCOME_LIMIT, headers, TOO_MANY_SEARCHES);
    await countSearch(env.SIGNALS, { query: normalQuery(query), outcome: 'empty' }, new Date());
  } catch (error) {
    if (!(error instanceof RequestProblem)) console.error('A search was not counted:', error);
  }
};
