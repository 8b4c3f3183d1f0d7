import { hostedRecords, hostedSynonyms } from './hosted-records.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import type { Push } from './push-records.ts';

/** A description of what a push would send: counts, the largest record, the settings, and a record as an example. */
export const describePush = ({ indexName, records, synonyms }: Push): string => {
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
