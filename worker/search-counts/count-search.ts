import type { SearchOutcome } from '#client/contracts/search.ts';

/** A flood of queries that nobody searches for stops here. Queries that the day already has are still counted. */
export const ROWS_A_DAY = 2_000;

const COUNT = `INSERT INTO searches (day, query, outcome, count)
SELECT ?1, ?2, ?3, 1
WHERE EXISTS (SELECT 1 FROM searches WHERE day = ?1 AND query = ?2 AND outcome = ?3)
  OR (SELECT count(*) FROM searches WHERE day = ?1) < ?4
ON CONFLICT (day, query, outcome) DO UPDATE SET count = count + 1`;

/** Adds one to the count of a query and its outcome on the day of `now` (UTC). */
export const countSearch = async (
  database: Pick<D1Database, 'prepare'>,
  { query, outcome }: SearchOutcome,
  now: Date,
): Promise<void> => {
  const day = now.toISOString().slice(0, 10);
  await database.prepare(COUNT).bind(day, query, outcome, ROWS_A_DAY).run();
};
