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

/** Counts a query that the day already has. */
const COUNT_KNOWN = 'UPDATE searches SET count = count + 1 WHERE day = ?1 AND query = ?2 AND outcome = ?3';

/** The day that this isolate has found full. Looking for room reads all rows of a day, and a flood would pay for it each time. */
let fullDay: string | undefined;

const FORGET = 'DELETE FROM searches WHERE day < ?1';

/** Adds one to the count of a query and its outcome on the day of `now` (UTC), and forgets old days. */
export const countSearch = async (
  database: Pick<D1Database, 'prepare' | 'batch'>,
  { query, outcome }: SearchOutcome,
  now: Date,
): Promise<void> => {
  const day = dayOf(now);
  const [, counted] = await database.batch([
    database.prepare(FORGET).bind(dayBefore(now, KEPT_DAYS)),
    day === fullDay
      ? database.prepare(COUNT_KNOWN).bind(day, query, outcome)
      : database.prepare(COUNT).bind(day, query, outcome, ROWS_A_DAY),
  ]);
  if (counted?.meta.changes === 0) fullDay = day;
};
