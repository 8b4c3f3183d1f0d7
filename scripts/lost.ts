import { reportLost } from './signals/report-lost.ts';
import { REPORT_OPTIONS, runReport } from './signals/run-report.ts';
import { runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { unknownCommand } from './terminal/unknown-command.ts';

const USAGE = `npm run lost -- report [--days 30]     addresses without a page that readers asked for
  --remote                             the deployed database instead of the local one`;

/** `npm run lost`: reports the addresses without a page that readers asked for. */
await runForOperator(USAGE, async () => {
  const { positionals, values } = parseArguments({ options: REPORT_OPTIONS, allowPositionals: true });
  if (positionals.join(' ') !== 'report') throw unknownCommand('lost', positionals, USAGE);
  process.stdout.write(await runReport(reportLost, values));
});
