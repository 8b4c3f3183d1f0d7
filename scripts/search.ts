import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSymbols } from './content/symbols/read-symbols.ts';
import { pushCommand } from './hosted-search/push-command.ts';
import { projectRoot } from './project/project-root.ts';
import { readProjectConfig } from './project/read-project-config.ts';
import { searchRecords } from './search/search-records.ts';
import { reportSearches } from './search-report/report-searches.ts';
import { openLocalDatabase } from './signals/local-database.ts';
import { openRemoteDatabase } from './signals/remote-database.ts';
import { OperatorError, runForOperator } from './terminal/operator.ts';

const USAGE = `npm run search -- report [--days 30]     queries without a result, and those after which nothing was chosen
  --remote                               the deployed database instead of the local one
npm run search -- push [--dry-run]       sends the built site's records to the hosted index of wrangler.toml`;

const OPTIONS = {
  days: { type: 'string', default: '30' },
  remote: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

const report = async (days: string, isRemote: boolean): Promise<string> => {
  if (!/^[1-9]\d{0,3}$/.test(days))
    throw new OperatorError(
      `--days must be a number of days; it is "${days}".`,
      'For example: npm run search -- report --days 7',
    );
  const database = isRemote ? openRemoteDatabase() : await openLocalDatabase();
  try {
    return await reportSearches(Number(days), database, new Date());
  } finally {
    await database.close();
  }
};

const push = async (isDryRun: boolean): Promise<string> => {
  const { settings } = await readProjectConfig();
  const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);
  const records = await searchRecords(join(projectRoot, '.build'), symbols);
  return pushCommand({ hosted: settings.hostedSearch, records, environment: process.env, isDryRun });
};

/** `npm run search`: reports how searches end, and sends records to a hosted index. */
await runForOperator(USAGE, async () => {
  const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [command, ...rest] = positionals;
  if (rest.length > 0 || (command !== 'report' && command !== 'push'))
    throw new OperatorError(`'${positionals.join(' ')}' is not a command of search.`, USAGE);
  process.stdout.write(
    command === 'report' ? await report(values.days, values.remote) : await push(values['dry-run']),
  );
});
