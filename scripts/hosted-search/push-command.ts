import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { HostedSearch } from '#client/contracts/search.ts';
import { ABBREVIATIONS, SYNONYMS } from '#content/synonyms.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { describePush } from './describe-push.ts';
import { hostedSynonyms } from './hosted-records.ts';
import { type Push, pushRecords } from './push-records.ts';

/** The environment variable of the key that may write. It is never a setting, since settings are public. */
const ADMIN_KEY = 'SEARCH_ADMIN_KEY';

/** A hosted index knows synonyms only, so it gets short forms as such. */
const HOSTED_SYNONYMS = [
  ...SYNONYMS,
  ...Array.from(ABBREVIATIONS, ([short, site]) => ({ readers: [short], site })),
];

interface PushCommand {
  /** The hosted index of the settings, if there is one. */
  hosted: HostedSearch | undefined;
  records: Push['records'];
  environment: Readonly<Record<string, string | undefined>>;
  isDryRun: boolean;
  createClient?: (appId: string, key: string) => Algoliasearch;
}

/** Sends the records of the built site to the hosted index, and returns the text to print. A dry run sends nothing. */
export const pushCommand = async ({
  hosted,
  records,
  environment,
  isDryRun,
  createClient = algoliasearch,
}: PushCommand): Promise<string> => {
  if (!hosted)
    throw new OperatorError(
      'There is no hosted index: the settings SEARCH_APP_ID, SEARCH_API_KEY, and SEARCH_INDEX_NAME are empty.',
      'Set them in wrangler.toml, or let the site answer searches itself, which needs no push.',
    );
  const push = { indexName: hosted.indexName, records, synonyms: HOSTED_SYNONYMS };
  if (isDryRun) return describePush(push);
  const key = environment[ADMIN_KEY];
  if (!key)
    throw new OperatorError(
      `The environment variable ${ADMIN_KEY} is not set.`,
      `Set it to a key of the application ${hosted.appId} that may write to the index ${hosted.indexName}.`,
    );
  await pushRecords(createClient(hosted.appId, key), push);
  return `Sent ${records.length} records and ${hostedSynonyms(HOSTED_SYNONYMS).length} synonyms to the index ${hosted.indexName}.\n`;
};
