import type { SearchOutcome } from '#client/contracts/search.ts';
import type { Statement } from '#worker/signals/statement.ts';

/** How often the searches for a query ended in each way. */
export interface QueryCounts {
  query: string;
  empty: number;
  left: number;
  chosen: number;
}

const totals = (outcome: string, since: string, limit: number): Statement => ({
  sql: `SELECT query,
  sum(count * (outcome = 'empty')) AS empty,
  sum(count * (outcome = 'left')) AS left,
  sum(count * (outcome = 'chosen')) AS chosen
FROM searches WHERE day >= ? GROUP BY query HAVING ${outcome} > 0 ORDER BY ${outcome} DESC, query LIMIT ${Math.trunc(limit)}`,
  params: [since],
});

/** The queries that found nothing since a day such as `2026-11-22`. */
export const queriesWithoutResult = (since: string, limit: number): Statement =>
  totals('empty', since, limit);

/** The queries after which readers chose nothing since a day. */
export const queriesWithoutChoice = (since: string, limit: number): Statement => totals('left', since, limit);

export interface OutcomeTotal {
  outcome: SearchOutcome['outcome'];
  count: number;
}
/** The number of searches with each outcome since a day. */
export const outcomeTotals = (since: string): Statement => ({
  sql: 'SELECT outcome, sum(count) AS count FROM searches WHERE day >= ? GROUP BY outcome ORDER BY count DESC, outcome',
  params: [since],
});
