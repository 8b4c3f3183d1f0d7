import type { SdkSlug } from '#content/sdks.ts';

/** A kind says what the reader knows about the answer, or how the reader writes the query. */
export const QUERY_KINDS = [
  'title',
  'symbol',
  'command',
  'setting',
  'task',
  'question',
  'prefix',
  'typo',
  'plural',
  'spelling',
  'synonym',
  'error',
  'version',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** The tuning half guides changes of the ranking. The test half measures them, and nobody tunes by it. */
export const QUERY_HALVES = ['tuning', 'test'] as const;
export type QueryHalf = (typeof QUERY_HALVES)[number];

export interface RelevanceQuery {
  /** The text as a reader types it. */
  query: string;
  /**
   * The addresses that answer the query, best first, such as `/docs/storage#events`. Any of them counts as right. An
   * address without an anchor means the page's title and the text before its first heading.
   */
  expect: readonly string[];
  kind: QueryKind;
  half: QueryHalf;
  /** The library that the reader has chosen, if the answer depends on it. */
  library?: SdkSlug;
  /** Why another hit comes first, if that was decided. */
  reason?: string;
}

/** A row of a table. The table gives its queries their kind, and the folder of the table gives them their half. */
export type RelevanceRow = Omit<RelevanceQuery, 'kind' | 'half'>;
