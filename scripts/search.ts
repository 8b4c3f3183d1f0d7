import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSymbols } from './content/symbols/read-symbols.ts';
import { pushCommand } from './hosted-search/push-command.ts';
import { projectRoot } from './project/project-root.ts';
import { readProjectConfig } from './project/read-project-config.ts';
import { searchRecords } from './search/search-records.ts';
import { reportSearches } from './signals/report-searches.ts';
import { REPORT_OPTIONS, runReport } from './signals/run-report.ts';
import { OperatorError, runForOperator } from './terminal/operator.ts';

const USAGE = `npm run search -- report [--days 30]     queries without a result, and those after which nothing was chosen
  --remote                               the deployed database instead of the local one
npm run search -- push [--dry-run]       sends the built site's records to the hosted index of wrangler.toml`;

const OPTIONS = {
  ...REPORT_OPTIONS,
  'dry-run': { type: 'boolean', default: false },
} as const;

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
    command === 'report' ? await runReport(reportSearches, values) : await push(values['dry-run']),
  );
});
