import { COUNTS_A_DAY, COUNTS_KEPT_DAYS, dayBefore, dayOf } from './limits.ts';

/** A table of counts, whose key is a day and two names. */
interface CountedTable {
  table: string;
  names: readonly [string, string];
  /** The largest number of rows in a day. A flood of made-up names stops here, but existing rows are still counted. */
  rowsADay: number;
  /** An SQL condition for the rows that share this limit. Other rows of the table have their own. */
  room?: string;
}

export type CountsDatabase = Pick<D1Database, 'prepare' | 'batch'>;

/** An isolate looks this rarely how much was counted in a day, because that reads all rows of the day. */
const LOOKS_EVERY = 50;

/** Adds one to the count of two names on the day of `now` (UTC), and forgets old days. A day on which enough was counted gets no more. */
type DayCounter = (database: CountsDatabase, names: readonly [string, string], now: Date) => Promise<void>;

export const dayCounter = ({
  table,
  names: [first, second],
  rowsADay,
  room = 'TRUE',
}: CountedTable): DayCounter => {
  const key = `day = ?1 AND ${first} = ?2 AND ${second} = ?3`;
  const count = `INSERT INTO ${table} (day, ${first}, ${second}, count)
SELECT ?1, ?2, ?3, 1
WHERE EXISTS (SELECT 1 FROM ${table} WHERE ${key})
  OR (SELECT count(*) FROM ${table} WHERE day = ?1 AND ${room}) < ${rowsADay}
ON CONFLICT (day, ${first}, ${second}) DO UPDATE SET count = count + 1`;
  const countKnown = `UPDATE ${table} SET count = count + 1 WHERE ${key}`;
  const forget = `DELETE FROM ${table} WHERE day < ?1`;
  /** The day that this isolate has found full. Looking for room reads all rows of a day, and each read of a flood would cost. */
  let fullDay: string | undefined;
  let spentDay: string | undefined;
  let calls = 0;
  const total = `SELECT sum(count) AS counted FROM ${table} WHERE day = ?1`;
  return async (database, names, now) => {
    const day = dayOf(now);
    if (day === spentDay) return;
    if (calls % LOOKS_EVERY === 0) {
      const counted = await database.prepare(total).bind(day).first<number>('counted');
      if ((counted ?? 0) >= COUNTS_A_DAY) spentDay = day;
    }
    calls += 1;
    if (day === spentDay) return;
    const [, counted] = await database.batch([
      database.prepare(forget).bind(dayBefore(now, COUNTS_KEPT_DAYS)),
      database.prepare(day === fullDay ? countKnown : count).bind(day, ...names),
    ]);
    if (counted?.meta.changes === 0) fullDay = day;
  };
};
