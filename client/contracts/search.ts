import type { SampleLanguage, SdkSlug } from '#content/sdks.ts';

/**
 * The path that replaces the hosted provider's host: the provider's own paths (`/1/indexes/…`) follow it. A query
 * for an empty text loads the index, so that the next query is quick.
 */
export const SEARCH_API_PATH = '/docs/api/search';
/** This address counts a reader's finished search; see {@link SearchOutcome}. */
export const SEARCH_OUTCOME_PATH = '/docs/api/search/outcome';
/** The results page. */
export const SEARCH_PAGE_PATH = '/docs/search';

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/**
 * The titles above a section, and its own (requirements, section 3). `lvl0` is the part of the site or the library, `lvl1` the
 * page's title, and `lvl2` to `lvl6` are headings.
 */
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** The kinds of pages and parts of pages that a hit links to. The kind decides the hit's icon. */
export const HIT_KINDS = ['page', 'section', 'symbol'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** A library's symbol, for an answer in the list of results. */
export interface HitSymbol {
  signature: string;
  language: SampleLanguage;
  /** A short sample. It is absent if the symbol has none. */
  sample?: string;
}

/**
 * A section of a page, as this site's index and a hosted index store it. The fields up to `content` are those of the
 * requirements (section 3).
 */
export interface SearchRecordFields {
  /** Unique in the site: the path and the anchor. */
  objectID: string;
  /** `/docs`, the path, and the anchor. The text before a page's first heading has the anchor `overview`. */
  url: string;
  /** The lowest level of `hierarchy` that is set, or `content` if the text matched and no heading did. */
  type: Exclude<HierarchyLevel, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  kind: HitKind;
  /** The part of the site, as a filter shows it: `Building blocks`, `Guides`, `Reference`. */
  section: string;
  /** The library of a reference page or of a guide about one library. */
  library?: SdkSlug;
  /** The version of a reference page, such as `v1`. */
  version?: string;
  symbol?: HitSymbol;
}

/** The address that a hit leads to. The text before the first heading has no anchor: its address is the page's. */
export const hitHref = (url: string): string => url.replace(/#overview$/, '');

/** The attributes by which results can be filtered, in the provider's notation: `library:python`. */
export const SEARCH_FACETS = ['library', 'section', 'version'] as const;
export type SearchFacet = (typeof SEARCH_FACETS)[number];
/** The facets by which readers filter, in the dialog and on the results page. */
export const READER_FACETS = ['library', 'section'] as const;
export type ReaderFacet = (typeof READER_FACETS)[number];

/** The attributes of the top bar's search form from which the dialog learns the settings of this deployment. */
export const SEARCH_FORM = {
  /** {@link HostedSearch} as JSON. Without a hosted index, the attribute is absent. */
  hosted: 'data-hosted-search',
  /** The address of the form for a new issue. {@link missingResultsHref} adds the query. */
  newIssue: 'data-new-issue',
} as const;

/** The address of the form for a new issue in a repository. */
export const newIssueHref = (repository: string): string => `${repository}/issues/new`;

/**
 * The address of a new issue about a query that should have results. `newIssue` is the address of the empty form. Half of a
 * character, which a script may leave in a field, cannot be part of an address.
 */
export const missingResultsHref = (newIssue: string, query: string): string => {
  const shown = query.replace(/\p{Surrogate}/gu, '\uFFFD');
  return `${newIssue}?title=${encodeURIComponent(`Search: no results for "${shown}"`)}`;
};

/** A hosted index. Its values are public. */
export interface HostedSearch {
  appId: string;
  /** A key that can only search. */
  apiKey: string;
  indexName: string;
  /** `true` sends clicks and conversions to the provider. */
  insights: boolean;
}

/** The origin that receives clicks on hits of a hosted index. */
export const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** The name of this site's index, in the provider's paths. */
export const SITE_INDEX_NAME = 'docs';

/**
 * The end of a search: nothing was found (`empty`), the reader left without choosing (`left`), or chose a hit (`chosen`).
 * Only the query, the day, and the outcome are counted.
 */
export const SEARCH_OUTCOMES = ['empty', 'left', 'chosen'] as const;
export interface SearchOutcome {
  /** At most `SEARCH_INPUT_CHARACTERS` characters. */
  query: string;
  outcome: (typeof SEARCH_OUTCOMES)[number];
}
