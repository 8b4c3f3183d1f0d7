import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { HostedSearch, SearchRecordFields } from '#client/contracts/search.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { hostedRecords, hostedSynonyms, INDEX_SETTINGS } from './hosted-index.ts';
import type { Synonym } from './synonyms.ts';

/** The environment variable of the key that may write. It is never a setting, since settings are public. */
const ADMIN_KEY = 'SEARCH_ADMIN_KEY';

interface PushCommand {
  /** The hosted index of the settings, if there is one. */
  hosted: HostedSearch | undefined;
  records: Push['records'];
  synonyms: Push['synonyms'];
  environment: Readonly<Record<string, string | undefined>>;
  isDryRun: boolean;
  createClient?: (appId: string, key: string) => Algoliasearch;
}

/** Sends the records of the built site to the hosted index, and returns the text to print. A dry run sends nothing. */
export const pushCommand = async ({
  hosted,
  records,
  synonyms,
  environment,
  isDryRun,
  createClient = algoliasearch,
}: PushCommand): Promise<string> => {
  if (!hosted)
    throw new OperatorError(
      'There is no hosted index: the settings SEARCH_APP_ID, SEARCH_API_KEY, and SEARCH_INDEX_NAME are empty.',
      'Set them in wrangler.toml, or let the site answer searches itself, which needs no push.',
    );
  const push = { indexName: hosted.indexName, records, synonyms };
  if (isDryRun) return describePush(push);
  const key = environment[ADMIN_KEY];
  if (!key)
    throw new OperatorError(
      `The environment variable ${ADMIN_KEY} is not set.`,
      `Set it to a key of the application ${hosted.appId} that may write to the index ${hosted.indexName}.`,
    );
  await pushRecords(createClient(hosted.appId, key), push);
  return `Sent ${records.length} records and ${hostedSynonyms(synonyms).length} synonyms to the index ${hosted.indexName}.\n`;
};

/** A description of what a push would send: counts, the largest record, the settings, and a record as an example. */
const describePush = ({ indexName, records, synonyms }: Push): string => {
  const hosted = hostedRecords(records);
  const sizes = hosted.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
  return [
    `Would send to the index ${indexName}:`,
    `  ${hosted.length} records with ${kilobytes(sizes.reduce((sum, size) => sum + size, 0))}, the largest with ${kilobytes(Math.max(0, ...sizes))}`,
    `  ${hostedSynonyms(synonyms).length} synonyms`,
    `Settings: ${JSON.stringify(INDEX_SETTINGS, null, 2)}`,
    `First record: ${JSON.stringify(hosted[0], null, 2)}`,
    '',
  ].join('\n');
};

/** The content of a push. */
interface Push {
  indexName: string;
  records: readonly SearchRecordFields[];
  synonyms: readonly Synonym[];
}

/**
 * Replaces everything in a hosted index: settings, synonyms, and records. Readers find the former records until all new ones
 * are there. Resolves when the provider has finished.
 */
export const pushRecords = async (
  client: Algoliasearch,
  { indexName, records, synonyms }: Push,
): Promise<void> => {
  await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
  const { taskID } = await client.saveSynonyms({
    indexName,
    synonymHit: hostedSynonyms(synonyms),
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: hostedRecords(records) });
};
