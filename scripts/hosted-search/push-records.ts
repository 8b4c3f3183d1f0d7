import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecordFields } from '#client/contracts/search.ts';
import type { Synonym } from '#content/synonyms.ts';
import { hostedRecords, hostedSynonyms } from './hosted-records.ts';
import { INDEX_SETTINGS } from './index-settings.ts';

/** The content of a push. */
export interface Push {
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
