import { isFromReader } from '#worker/requests/is-from-reader.ts';
import { ownOrigins } from '#worker/requests/own-origins.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import { requireSameSite } from '#worker/requests/require-same-site.ts';
import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';
import { countSearch, TOO_MANY_SEARCHES } from '#worker/search-counts/count-search.ts';
import { normalQuery } from '#worker/search-counts/parse-outcome.ts';
import type { RouteContext } from './route.ts';

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
    requireSameSite(headers, { origins: ownOrigins(request), refusal: 'Another site asked for it.' });
    await requireWithinLimit(env.SEARCH_OUTCOME_LIMIT, headers, TOO_MANY_SEARCHES);
    await countSearch(env.SIGNALS, { query: normalQuery(query), outcome: 'empty' }, new Date());
  } catch (error) {
    if (!(error instanceof RequestProblem)) console.error('A search was not counted:', error);
  }
};
