import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

export const SPELLINGS: readonly RelevanceRow[] = [];
