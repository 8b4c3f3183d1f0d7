import type { Context } from 'hono';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';
import { countSearch } from '#worker/search-counts/count-search.ts';
import { normalQuery } from '#worker/search-counts/parse-outcome.ts';

/** Counts a query of the results page that found nothing. Never rejects. */
export const countEmptySearch = async (
  { env, req }: Context<{ Bindings: Env }>,
  query: string,
): Promise<void> => {
  try {
    await requireWithinLimit(env.SEARCH_OUTCOME_LIMIT, req.raw.headers, {
      title: 'Too many searches',
      reason: 'Too many searches of one address were counted.',
    });
    await countSearch(env.SIGNALS, { query: normalQuery(query), outcome: 'empty' }, new Date());
  } catch (error) {
    if (!(error instanceof RequestProblem)) console.error('A search was not counted:', error);
  }
};
