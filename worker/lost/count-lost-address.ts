import type { PagePath } from '#worker/model/page-path.ts';
import { type CountsDatabase, dayCounter } from '#worker/signals/day-counter.ts';
import { ROWS_A_DAY } from '#worker/signals/limits.ts';

/** No page has such a long address, so a longer one is made up and is not counted. */
const LONGEST_CHARACTERS = 200;

const ADDRESSES = { table: 'lost_addresses', names: ['path', 'page'] } as const;
const countLinked = dayCounter({ ...ADDRESSES, room: "page <> ''", rowsADay: ROWS_A_DAY.linkedAddresses });
const countOther = dayCounter({ ...ADDRESSES, room: "page = ''", rowsADay: ROWS_A_DAY.otherAddresses });

interface LostLink {
  path: PagePath;
  /** The page of this site that links to the path. `undefined` if the reader came from elsewhere. */
  page: PagePath | undefined;
}

/** Adds one to the count of an address without a page on the day of `now` (UTC), and forgets old days. */
export const countLostAddress = async (
  database: CountsDatabase,
  { path, page }: LostLink,
  now: Date,
): Promise<void> => {
  if (path.length > LONGEST_CHARACTERS) return;
  await (page ? countLinked(database, [path, page], now) : countOther(database, [path, ''], now));
};
