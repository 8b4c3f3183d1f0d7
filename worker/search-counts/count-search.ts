import type { SearchOutcome } from '#client/contracts/search.ts';
import type { LimitRefusal } from '#worker/requests/require-within-limit.ts';
import { type CountsDatabase, dayCounter } from '#worker/signals/day-counter.ts';

/** The largest number of queries and outcomes that are counted in a day. */
export const ROWS_A_DAY = 2_000;

/** The refusal of a sender who has too many searches counted. */
export const TOO_MANY_SEARCHES: LimitRefusal = {
  title: 'Too many searches',
  reason: 'Too many searches came from one address.',
};

const countRow = dayCounter({ table: 'searches', names: ['query', 'outcome'], rowsADay: ROWS_A_DAY });

/** Adds one to the count of a query and its outcome on the day of `now` (UTC), and forgets old days. */
export const countSearch = (
  database: CountsDatabase,
  { query, outcome }: SearchOutcome,
  now: Date,
): Promise<void> => countRow(database, [query, outcome], now);
