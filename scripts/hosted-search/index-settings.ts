import type { IndexSettings } from 'algoliasearch';
import { HIERARCHY_LEVELS, SEARCH_FACETS } from '#client/contracts/search.ts';
import { SEARCH_SNIPPET_WORDS } from '#content/limits.ts';

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
