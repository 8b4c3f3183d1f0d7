import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

export const ERRORS: readonly RelevanceRow[] = [];
