import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { HIERARCHY_LEVELS, SEARCH_FACETS, type SearchRecordFields } from '#client/contracts/search.ts';
import { SEARCH_SNIPPET_WORDS } from '#content/limits.ts';
import { latestVersion } from '#content/references.ts';
import type { Synonym } from './synonyms.ts';

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

const [PART, PAGE, ...HEADINGS] = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

/** How the hosted index searches. It imitates this site's own engine as far as the provider's settings allow. */
export const INDEX_SETTINGS: IndexSettings = {
  // Titles weigh more than text. The position of a word in a title does not matter.
  searchableAttributes: [
    `unordered(${[PAGE, ...HEADINGS].join(',')})`,
    'unordered(symbol.signature)',
    `unordered(${PART})`,
    'content',
  ],
  attributesForFaceting: SEARCH_FACETS.map((facet) => `searchable(${facet})`),
  unretrievableAttributes: ['weight'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${SEARCH_SNIPPET_WORDS.wide}`],
  camelCaseAttributes: [...HEADINGS, 'symbol.signature', 'content'],
  // An old version never beats the newest one. A query that names a version finds only records of that version.
  ranking: ['desc(weight.version)', 'words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  removeWordsIfNoResults: 'allOptional',
  ignorePlurals: true,
  removeStopWords: true,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
};
