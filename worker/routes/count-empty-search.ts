import type { Context } from 'hono';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';
import { countSearch, TOO_MANY_SEARCHES } from '#worker/search-counts/count-search.ts';
import { normalQuery } from '#worker/search-counts/parse-outcome.ts';

/** Counts a query of the results page that found nothing. Never rejects. */
export const countEmptySearch = async (
  { env, req }: Context<{ Bindings: Env }>,
  query: string,
): Promise<void> => {
  try {
    await requireWithinLimit(env.SEARCH_OUTCOME_LIMIT, req.raw.headers, TOO_MANY_SEARCHES);
    await countSearch(env.SIGNALS, { query: normalQuery(query), outcome: 'empty' }, new Date());
  } catch (error) {
    if (!(error instanceof RequestProblem)) console.error('A search was not counted:', error);
  }
};
