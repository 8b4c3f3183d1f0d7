import type { SdkSlug } from '#content/sdks.ts';

/** What a reader knows when typing a query, and how. */
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
   * address without an anchor stands for the page's title and the text before its first heading.
   */
  expect: readonly string[];
  kind: QueryKind;
  half: QueryHalf;
  /** The library that the reader has chosen, if the answer depends on it. */
  library?: SdkSlug;
}

/** A row of a table, which has queries of one kind. */
export type RelevanceRow = Omit<RelevanceQuery, 'kind' | 'half'>;

/**
 * The queries of a table. Its rows alternate between the halves, so a new row belongs at the end of its table: in front of
 * others, it would move them to the other half.
 */
export const queriesOfKind = (kind: QueryKind, rows: readonly RelevanceRow[]): RelevanceQuery[] =>
  rows.map((row, index) => ({ ...row, kind, half: index % 2 === 0 ? 'tuning' : 'test' }));
