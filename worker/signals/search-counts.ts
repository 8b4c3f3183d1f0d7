import * as v from 'valibot';
import { SEARCH_OUTCOMES, type SearchOutcome } from '#client/contracts/search.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import { readBody } from '#worker/http/read-body.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import type { LimitRefusal } from '#worker/http/sender.ts';
import { type CountsDatabase, dayCounter } from './day-counter.ts';
import { firstCharacters, ROWS_A_DAY } from './limits.ts';

/** The refusal of a sender who has too many searches counted. */
export const TOO_MANY_SEARCHES: LimitRefusal = {
  title: 'Too many searches',
  reason: 'Too many searches came from one address.',
};

const countRow = dayCounter({
  table: 'searches',
  names: ['query', 'outcome'],
  rowsADay: ROWS_A_DAY.searches,
});

/** Adds one to the count of a query and its outcome on the day of `now` (UTC), and forgets old days. */
export const countSearch = (
  database: CountsDatabase,
  { query, outcome }: SearchOutcome,
  now: Date,
): Promise<void> => countRow(database, [query, outcome], now);

/** Room for a query of characters that JSON writes as six each. */
const BODY_BYTES = 1024;

const outcomeBody = v.object({
  query: v.pipe(
    v.string(),
    v.transform((query) => normalQuery(query)),
    v.nonEmpty(),
  ),
  outcome: v.picklist(SEARCH_OUTCOMES),
});

/** A query as it is counted: without differences of case and spaces, and with at most as many characters as the search field. */
export const normalQuery = (query: string): string => {
  const plain = query.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  return firstCharacters(plain, SEARCH_INPUT_CHARACTERS).text;
};

/**
 * Parses the body of a call that counts a search. The content type is ignored, because a beacon cannot always choose it.
 * Throws 422 for anything but a query and an outcome.
 */
export const parseOutcome = async (request: Request): Promise<SearchOutcome> => {
  const bytes = await readBody(request, { bytes: BODY_BYTES });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), outcomeBody), new TextDecoder().decode(bytes));
  if (parsed.success) return parsed.output;
  throw new RequestProblem({
    status: 422,
    title: 'Not an outcome',
    detail: `The body must be JSON with a query and an outcome, which is one of ${SEARCH_OUTCOMES.join(', ')}.`,
  });
};
