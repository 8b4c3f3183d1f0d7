import type { Statement } from '#worker/signals/statement.ts';

/** How often an address without a page was asked for, and from which page of this site. */
export interface LostAddress {
  path: string;
  /** Empty if readers came from elsewhere. */
  page: string;
  count: number;
}

/** The addresses since a day such as `2026-11-22`: those that pages of this site link to, then the others, most asked for first. */
export const lostAddresses = (since: string, limit: number): Statement => ({
  sql: `SELECT path, page, sum(count) AS count FROM lost_addresses WHERE day >= ?
GROUP BY path, page ORDER BY page = '', count DESC, path, page LIMIT ${Math.trunc(limit)}`,
  params: [since],
});
