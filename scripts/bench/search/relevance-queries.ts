import { TEST_TABLES } from './queries/test/test-tables.ts';
import { TUNING_TABLES } from './queries/tuning/tuning-tables.ts';
import { QUERY_KINDS, type QueryHalf, type QueryTables, type RelevanceQuery } from './relevance-query.ts';

const queriesOf = (half: QueryHalf, tables: QueryTables): RelevanceQuery[] =>
  QUERY_KINDS.flatMap((kind) => tables[kind].map((row) => ({ ...row, kind, half })));

/** Searches with their right answers, written from the reader's side. They measure how good the search is. */
export const RELEVANCE_QUERIES: readonly RelevanceQuery[] = [
  ...queriesOf('tuning', TUNING_TABLES),
  ...queriesOf('test', TEST_TABLES),
];
