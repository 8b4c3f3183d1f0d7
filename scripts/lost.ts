import { parseArgs } from 'node:util';
import { reportLost } from './lost/report-lost.ts';
import { openLocalDatabase } from './signals/local-database.ts';
import { openRemoteDatabase } from './signals/remote-database.ts';
import { OperatorError, runForOperator } from './terminal/operator.ts';

const USAGE = `npm run lost -- report [--days 30]     addresses without a page that readers asked for
  --remote                             the deployed database instead of the local one`;

const OPTIONS = {
  days: { type: 'string', default: '30' },
  remote: { type: 'boolean', default: false },
} as const;

/** `npm run lost`: reports the addresses without a page that readers asked for. */
await runForOperator(USAGE, async () => {
  const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (positionals.join(' ') !== 'report' || !/^[1-9]\d{0,3}$/.test(values.days))
    throw new OperatorError(`'${process.argv.slice(2).join(' ')}' is not a command of lost.`, USAGE);
  const database = values.remote ? openRemoteDatabase() : await openLocalDatabase();
  try {
    process.stdout.write(await reportLost(Number(values.days), database, new Date()));
  } finally {
    await database.close();
  }
});
