import { OperatorError, parseArguments, runForOperator, unknownCommand } from './terminal/operator.ts';
import {
  deleteFeedback,
  REPORTS,
  type ReportName,
  reportCsv,
  reportText,
  resolveFeedback,
} from './upkeep/report.ts';
import { type Query, remoteQuery, withLocalQuery } from './upkeep/signals-database.ts';

const USAGE = `npm run report -- feedback               what readers sent: by page, by answer, by week, newest comments
npm run report -- lost                   addresses without a page that readers asked for
npm run report -- search                 queries without a result, and those after which nothing was chosen
  --days 30                              how far the last two go back
  --csv                                  every row, to standard output (npm run --silent … > file)
npm run report -- feedback resolve ID    marks feedback as dealt with
npm run report -- feedback delete WHICH  counts feedback by its id, day, hour, or minute (2026-11-22T09:30), to delete it
  --containing TEXT                      only what has this text in its comment or user agent
  --yes                                  deletes it
  --remote                               the deployed database instead of the local one`;

const FLAG = { type: 'boolean', default: false } as const;
const OPTIONS = {
  ...{ remote: FLAG, csv: FLAG, yes: FLAG },
  containing: { type: 'string' },
  days: { type: 'string', default: '30' },
} as const;

/** `npm run report`: shows, exports, and deletes what readers sent. */
await runForOperator(USAGE, async () => {
  const { positionals, values } = parseArguments({ options: OPTIONS, allowPositionals: true });
  const [name, action, which, ...rest] = positionals;
  const isReport = REPORTS.includes(name as ReportName) && action === undefined;
  const isChange =
    name === 'feedback' && (action === 'resolve' || action === 'delete') && which !== undefined;
  if (!(isReport || isChange) || rest.length > 0) throw unknownCommand('report', positionals, USAGE);
  if (!/^[1-9]\d{0,3}$/.test(values.days))
    throw new OperatorError(
      `--days must be a number of days; it is "${values.days}".`,
      'For example: --days 7',
    );
  const run = (query: Query): Promise<string> => {
    if (action === 'resolve') return resolveFeedback(which ?? '', new Date(), query);
    if (action === 'delete')
      return deleteFeedback(
        { which: which ?? '', containing: values.containing, deletes: values.yes },
        query,
      );
    const report = name as ReportName; // it was found in the list
    return values.csv ? reportCsv(report, query) : reportText(report, Number(values.days), query);
  };
  process.stdout.write(await (values.remote ? run(remoteQuery()) : withLocalQuery(run)));
});
