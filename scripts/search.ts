import { join } from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { isSdkSlug, SDK_SLUGS } from '#content/sdks.ts';
import { siteEngine } from './bench/search/site-engine.ts';
import { readSymbols } from './content/symbols/read-symbols.ts';
import { projectRoot } from './project/project-root.ts';
import { readProjectConfig } from './project/read-project-config.ts';
import { readRelease } from './publish/release-bundle.ts';
import { explainSearch } from './search/explain-search.ts';
import { pushCommand } from './search/push-records.ts';
import { searchRecords } from './search/search-records.ts';
import { readSynonyms } from './search/synonyms.ts';
import { OperatorError, parseArguments, runForOperator, unknownCommand } from './terminal/operator.ts';

const USAGE = `npm run search -- push [--dry-run]       sends the built site's records to the hosted index of wrangler.toml
npm run search -- explain QUERY          the first hits on the built site, and the parts of their scores
  --library python                       for a reader who chose this library`;

const PUSH_OPTIONS = { 'dry-run': { type: 'boolean', default: false } } as const;
const EXPLAIN_OPTIONS = { library: { type: 'string', default: '' } } as const;
const OPTIONS = { ...PUSH_OPTIONS, ...EXPLAIN_OPTIONS };

/** The values of the options of one command. Throws if there is an option of another one. */
const valuesOf = <const Options extends ParseArgsOptionsConfig>(options: Options) =>
  parseArguments({ options, allowPositionals: true }).values;

const BUILD = join(projectRoot, '.build');

const push = async (isDryRun: boolean): Promise<string> => {
  const { settings } = await readProjectConfig();
  const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);
  await readRelease(BUILD);
  const records = await searchRecords(BUILD, symbols);
  const { synonyms } = await readSynonyms(projectRoot);
  const hosted = settings.hostedSearch;
  return pushCommand({ hosted, records, synonyms, environment: process.env, isDryRun });
};

const explain = async (text: string, library: string): Promise<string> => {
  if (library !== '' && !isSdkSlug(library))
    throw new OperatorError(`There is no library "${library}".`, `The libraries: ${SDK_SLUGS.join(', ')}.`);
  const engine = await siteEngine(BUILD);
  return explainSearch(engine.explain({ text, ...(library === '' ? {} : { preferredLibrary: library }) }));
};

/** `npm run search`: sends records to a hosted index, and explains an order of hits. */
await runForOperator(USAGE, async () => {
  const { positionals } = parseArguments({ options: OPTIONS, allowPositionals: true });
  const [command, ...words] = positionals;
  const run = new Map([
    ['push', () => push(valuesOf(PUSH_OPTIONS)['dry-run'])],
    ['explain', () => explain(words.join(' '), valuesOf(EXPLAIN_OPTIONS).library)],
  ]).get(command ?? '');
  if (command === 'explain' && words.length === 0)
    throw new OperatorError(
      'The query to explain is missing.',
      'For example: npm run search -- explain delete a file',
    );
  if (!run || (words.length > 0 && command !== 'explain')) throw unknownCommand('search', positionals, USAGE);
  process.stdout.write(await run());
});
