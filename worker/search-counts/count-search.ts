import type { SearchOutcome } from '#client/contracts/search.ts';
import type { LimitRefusal } from '#worker/requests/require-within-limit.ts';
import { dayBefore, dayOf, KEPT_DAYS } from '#worker/signals/days.ts';

/** A flood of queries that nobody searches for stops here. Queries that the day already has are still counted. */
export const ROWS_A_DAY = 2_000;

/** The refusal of a sender who has too many searches counted. */
export const TOO_MANY_SEARCHES: LimitRefusal = {
  title: 'Too many searches',
  reason: 'Too many searches of one address were counted.',
};

const COUNT = `INSERT INTO searches (day, query, outcome, count)
SELECT ?1, ?2, ?3, 1
WHERE EXISTS (SELECT 1 FROM searches WHERE day = ?1 AND query = ?2 AND outcome = ?3)
  OR (SELECT count(*) FROM searches WHERE day = ?1) < ?4
ON CONFLICT (day, query, outcome) DO UPDATE SET count = count + 1`;

const FORGET = 'DELETE FROM searches WHERE day < ?1';

/** Adds one to the count of a query and its outcome on the day of `now` (UTC), and forgets old days. */
export const countSearch = async (
  database: Pick<D1Database, 'prepare' | 'batch'>,
  { query, outcome }: SearchOutcome,
  now: Date,
): Promise<void> => {
  await database.batch([
    database.prepare(FORGET).bind(dayBefore(now, KEPT_DAYS)),
    database.prepare(COUNT).bind(dayOf(now), query, outcome, ROWS_A_DAY),
  ]);
};
