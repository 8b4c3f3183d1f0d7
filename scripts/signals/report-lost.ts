import { printable } from '#scripts/terminal/printable.ts';
import { textTable } from '#scripts/terminal/text-table.ts';
import { type LostAddress, lostAddresses } from '#worker/lost/report-queries.ts';
import { dayBefore } from '#worker/signals/days.ts';
import type { SignalsDatabase } from './signals-database.ts';

const REPORTED_ADDRESSES = 100;

/** The report about addresses without a page: first those that pages of this site link to, which are mistakes to fix. */
export const reportLost = async (days: number, database: SignalsDatabase, now: Date): Promise<string> => {
  const since = dayBefore(now, days - 1);
  const found = await database.query<LostAddress>(lostAddresses(since, REPORTED_ADDRESSES));
  if (found.length === 0) return `No missing page was requested since ${since}.\n`;
  const rows = found.map(({ path, page, count }) => [printable(path), page || 'elsewhere', count]);
  return `Requests for missing pages since ${since}\n${textTable(['address', 'linked on', 'count'], rows)}\n`;
};
