import type { SynonymHit } from 'algoliasearch';
import { HIERARCHY_LEVELS, type SearchRecordFields } from '#client/contracts/search.ts';
import type { Synonym } from '#content/synonyms.ts';
import { latestVersion } from '#content/versions.ts';

/**
 * Adds to each record what the hosted index ranks by: whether it is about the newest version (or has none), how near it is to
 * the title of its page, and its place in the site.
 */
export const hostedRecords = (records: readonly SearchRecordFields[]) =>
  records.map((record, position) => ({
    ...record,
    weight: { version: isCurrent(record) ? 1 : 0, level: levelOf(record), position },
  }));

const isCurrent = ({ library, version }: SearchRecordFields): boolean =>
  library === undefined || version === undefined || version === latestVersion(library);

const levelOf = ({ hierarchy }: SearchRecordFields): number =>
  HIERARCHY_LEVELS.filter((level) => hierarchy[level] === null).length;

/** The synonyms in the provider's form: the readers' words also find the site's words, and not the other way around. */
export const hostedSynonyms = (synonyms: readonly Synonym[]): SynonymHit[] =>
  synonyms.flatMap(({ readers, site }) =>
    readers.map((input) => ({
      objectID: `${input} ${site}`.replaceAll(' ', '-'),
      type: 'oneWaySynonym' as const,
      input,
      synonyms: [site],
    })),
  );
