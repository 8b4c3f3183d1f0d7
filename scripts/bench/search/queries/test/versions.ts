import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

export const VERSIONS: readonly RelevanceRow[] = [];
