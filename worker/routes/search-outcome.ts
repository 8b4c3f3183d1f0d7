import * as v from 'valibot';
import { SEARCH_OUTCOMES, type SearchOutcome } from '#client/contracts/search.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import { readBody } from '#worker/http/read-body.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import { countForReader, requireSameSite, requireWithinLimit } from '#worker/http/sender.ts';
import { countSearch } from '#worker/signals/day-counts.ts';
import { firstCharacters } from '#worker/signals/limits.ts';
import type { RouteContext } from './route.ts';

/** `POST /docs/api/search/outcome`: counts how a reader's search ended. Answers 204. */
export const searchOutcome = async (c: RouteContext): Promise<Response> => {
  requireSameSite(c.req.raw, 'Searches are counted only on pages of this site.');
  await requireWithinLimit(c, 'SEARCH_OUTCOME_LIMIT');
  await countSearch(c.env.SIGNALS, await parseOutcome(c.req.raw), new Date());
  return new Response(null, { status: 204 });
};

/**
 * Counts a query of the results page that found nothing. A page of another site could make its own readers ask for anything,
 * so their queries are not counted. Never rejects.
 */
export const countEmptySearch = (c: RouteContext, query: string): Promise<void> =>
  countForReader(c, 'A search was not counted:', async () => {
    requireSameSite(c.req.raw, 'Another site asked for it.');
    await requireWithinLimit(c, 'SEARCH_OUTCOME_LIMIT');
    await countSearch(c.env.SIGNALS, { query: normalQuery(query), outcome: 'empty' }, new Date());
  });

/** Room for a query of characters that JSON writes as six each. */
const BODY_BYTES = 1024;

/** A query as it is counted: without differences of case and spaces, and with at most as many characters as the search field. */
const normalQuery = (query: string): string => {
  const plain = query.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  return firstCharacters(plain, SEARCH_INPUT_CHARACTERS).text;
};

const outcomeBody = v.object({
  query: v.pipe(v.string(), v.transform(normalQuery), v.nonEmpty()),
  outcome: v.picklist(SEARCH_OUTCOMES),
});

/** The content type is ignored, because a beacon cannot always choose it. Throws 422 for anything but a query and an outcome. */
const parseOutcome = async (request: Request): Promise<SearchOutcome> => {
  const bytes = await readBody(request, { bytes: BODY_BYTES });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), outcomeBody), new TextDecoder().decode(bytes));
  if (parsed.success) return parsed.output;
  throw new RequestProblem({
    status: 422,
    title: 'Not an outcome',
    detail: `The body must be JSON with a query and an outcome, which is one of ${SEARCH_OUTCOMES.join(', ')}.`,
  });
};
