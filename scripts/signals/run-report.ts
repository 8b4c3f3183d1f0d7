import { OperatorError } from '#scripts/terminal/operator.ts';
import type { SignalsDatabase } from './signals-database.ts';
import { withDatabase } from './with-database.ts';

/** The options of the commands that report on the last days. */
export const REPORT_OPTIONS = {
  days: { type: 'string', default: '30' },
  remote: { type: 'boolean', default: false },
} as const;

/** Returns the text of a report. Rejects with {@link OperatorError} if `days` is not a number of days. */
export const runReport = async (
  report: (days: number, database: SignalsDatabase, now: Date) => Promise<string>,
  { days, remote }: { days: string; remote: boolean },
): Promise<string> => {
  if (!/^[1-9]\d{0,3}$/.test(days))
    throw new OperatorError(`--days must be a number of days; it is "${days}".`, 'For example: --days 7');
  return withDatabase(remote, (database) => report(Number(days), database, new Date()));
};
