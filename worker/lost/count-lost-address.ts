import type { PagePath } from '#worker/page/page-path.ts';
import { dayBefore, dayOf, KEPT_DAYS } from '#worker/signals/days.ts';

/**
 * A flood of made-up addresses stops here. Addresses with a link on this site have room of their own, so a flood does not
 * hide them. Rows that the day already has are still counted.
 */
export const ROWS_A_DAY = { linked: 300, other: 200 } as const;
/** No page has such a long address, so a longer one is made up and is not counted. */
const LONGEST_CHARACTERS = 200;

const COUNT = `INSERT INTO lost_addresses (day, path, page, count)
SELECT ?1, ?2, ?3, 1
WHERE EXISTS (SELECT 1 FROM lost_addresses WHERE day = ?1 AND path = ?2 AND page = ?3)
  OR (SELECT count(*) FROM lost_addresses WHERE day = ?1 AND (page = '') = (?3 = '')) < ?4
ON CONFLICT (day, path, page) DO UPDATE SET count = count + 1`;

/** Counts an address that the day already has. */
const COUNT_KNOWN = 'UPDATE lost_addresses SET count = count + 1 WHERE day = ?1 AND path = ?2 AND page = ?3';

/** The day on which this isolate found a room full. Looking for room reads all rows of a day, and a flood would pay for it each time. */
const fullDays: Partial<Record<keyof typeof ROWS_A_DAY, string>> = {};

const FORGET = 'DELETE FROM lost_addresses WHERE day < ?1';

export interface LostLink {
  path: PagePath;
  /** The page of this site that links to the path. `undefined` if the reader came from elsewhere. */
  page: PagePath | undefined;
}

/** Adds one to the count of an address without a page on the day of `now` (UTC), and forgets old days. */
export const countLostAddress = async (
  database: Pick<D1Database, 'prepare' | 'batch'>,
  { path, page }: LostLink,
  now: Date,
): Promise<void> => {
  if (path.length > LONGEST_CHARACTERS) return;
  const room = page ? 'linked' : 'other';
  const day = dayOf(now);
  const [, counted] = await database.batch([
    database.prepare(FORGET).bind(dayBefore(now, KEPT_DAYS)),
    day === fullDays[room]
      ? database.prepare(COUNT_KNOWN).bind(day, path, page ?? '')
      : database.prepare(COUNT).bind(day, path, page ?? '', ROWS_A_DAY[room]),
  ]);
  if (counted?.meta.changes === 0) fullDays[room] = day;
};
