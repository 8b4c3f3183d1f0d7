import type { SearchOutcome } from '#client/contracts/search.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import { COUNTS_A_DAY, COUNTS_KEPT_DAYS, dayBefore, dayOf, ROWS_A_DAY } from './limits.ts';

/** A table of counts, whose key is a day and two names. */
interface CountedTable {
  table: string;
  names: readonly [string, string];
  /** The largest number of rows in a day. A flood of invented names stops here, but existing rows are still counted. */
  rowsADay: number;
  /** An SQL condition for the rows that share this limit. Other rows of the table have another limit. */
  room?: string;
}

type CountsDatabase = Pick<D1Database, 'prepare' | 'batch'>;

/** An isolate looks this rarely how much was counted in a day, because that reads all rows of the day. */
const LOOKS_EVERY = 50;

/**
 * Builds a function that adds one to the count of two names on the day of `now` (UTC), and forgets old days. A day on which enough
 * was counted gets no more.
 */
const dayCounter = ({ table, names: [first, second], rowsADay, room = 'TRUE' }: CountedTable) => {
  const key = `day = ?1 AND ${first} = ?2 AND ${second} = ?3`;
  const count = `INSERT INTO ${table} (day, ${first}, ${second}, count)
SELECT ?1, ?2, ?3, 1
WHERE EXISTS (SELECT 1 FROM ${table} WHERE ${key})
  OR (SELECT count(*) FROM ${table} WHERE day = ?1 AND ${room}) < ${rowsADay}
ON CONFLICT (day, ${first}, ${second}) DO UPDATE SET count = count + 1`;
  const countKnown = `UPDATE ${table} SET count = count + 1 WHERE ${key}`;
  const forget = `DELETE FROM ${table} WHERE day < ?1`;
  const total = `SELECT sum(count) AS counted FROM ${table} WHERE day = ?1`;
  /** The day that this isolate has found full. Looking for room reads all rows of a day, and each read of a flood would cost. */
  let fullDay: string | undefined;
  let spentDay: string | undefined;
  let calls = 0;
  return async (database: CountsDatabase, names: CountedTable['names'], now: Date): Promise<void> => {
    const day = dayOf(now);
    if (day !== spentDay && calls % LOOKS_EVERY === 0) {
      const counted = await database.prepare(total).bind(day).first<number>('counted');
      if ((counted ?? 0) >= COUNTS_A_DAY) spentDay = day;
    }
    if (day === spentDay) return;
    calls += 1;
    const [, counted] = await database.batch([
      database.prepare(forget).bind(dayBefore(now, COUNTS_KEPT_DAYS)),
      database.prepare(day === fullDay ? countKnown : count).bind(day, ...names),
    ]);
    if (counted?.meta.changes === 0) fullDay = day;
  };
};

const SEARCHES = { table: 'searches', names: ['query', 'outcome'], rowsADay: ROWS_A_DAY.searches } as const;
const countOutcome = dayCounter(SEARCHES);

/** Counts a query and its outcome. */
export const countSearch = (
  database: CountsDatabase,
  { query, outcome }: SearchOutcome,
  now: Date,
): Promise<void> => countOutcome(database, [query, outcome], now);

const ADDRESSES = { table: 'lost_addresses', names: ['path', 'page'] } as const;
const countLinked = dayCounter({ ...ADDRESSES, room: "page <> ''", rowsADay: ROWS_A_DAY.linkedAddresses });
const countOther = dayCounter({ ...ADDRESSES, room: "page = ''", rowsADay: ROWS_A_DAY.otherAddresses });

/** No page has such a long address, so a longer one is invented and is not counted. */
const LONGEST_CHARACTERS = 200;

/** Counts an address without a page. `page` is the page of this site that links to it, or `undefined` if the reader came from elsewhere. */
export const countLostAddress = async (
  database: CountsDatabase,
  { path, page }: { path: PagePath; page: PagePath | undefined },
  now: Date,
): Promise<void> => {
  if (path.length > LONGEST_CHARACTERS) return;
  await (page ? countLinked(database, [path, page], now) : countOther(database, [path, ''], now));
};
