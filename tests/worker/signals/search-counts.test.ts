import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { countSearch } from '#worker/signals/day-counts.ts';
import { COUNTS_A_DAY, ROWS_A_DAY } from '#worker/signals/limits.ts';
import { countedSearches, forgetSearches } from './counted-searches.ts';
import { withRowsRead } from './rows-read.ts';

const NOON = new Date('2026-11-22T12:00:00Z');

const count = (query: string, outcome: 'empty' | 'left' | 'chosen', now = NOON) =>
  countSearch(env.SIGNALS, { query, outcome }, now);

/** Leaves room for one row. An isolate remembers that a day was full, so each test fills a day of its own. */
const fill = (day: string) =>
  env.SIGNALS.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
INSERT INTO searches SELECT ?, 'made up ' || n, 'left', 1 FROM numbers`,
  )
    .bind(ROWS_A_DAY.searches, day)
    .run();

beforeEach(forgetSearches);

test('a query is counted by its day, in UTC, and by its outcome', async () => {
  for (const outcome of ['empty', 'empty', 'left'] as const) await count('bucket', outcome);
  await count('bucket', 'empty', new Date('2026-11-22T23:59:59.999-01:00'));
  expect(await countedSearches()).toEqual([
    '2026-11-22 bucket empty 2',
    '2026-11-22 bucket left 1',
    '2026-11-23 bucket empty 1',
  ]);
});

test('a flood of queries stops at the limit of a day, but known queries and other days are still counted', async () => {
  const full = new Date('2026-10-01T12:00:00Z');
  const { database, rowsRead } = withRowsRead(env.SIGNALS);
  await count('known', 'empty', full);
  await fill('2026-10-01');
  for (const query of ['one more', 'another', 'known'])
    await countSearch(database, { query, outcome: 'left' }, full);
  await count('known', 'empty', full);
  await count('one more', 'left', new Date('2026-10-02T00:00:00Z'));
  const counted = await countedSearches();
  expect(counted).toHaveLength(ROWS_A_DAY.searches + 1);
  expect(counted.filter((row) => !row.includes('made up'))).toEqual([
    '2026-10-01 known empty 2',
    '2026-10-02 one more left 1',
  ]);
  // Only the first query without room reads the rows of the day.
  expect(rowsRead[0]).toBeGreaterThanOrEqual(ROWS_A_DAY.searches);
  for (const rows of rowsRead.slice(1)) expect(rows).toBeLessThan(10);
});

test('a day on which enough was counted gets no more, also of what is known', async () => {
  const day = new Date('2026-10-09T12:00:00Z');
  await env.SIGNALS.prepare("INSERT INTO searches VALUES ('2026-10-09', 'known', 'left', ?)")
    .bind(COUNTS_A_DAY)
    .run();
  for (let call = 0; call < 120; call += 1) await count('known', 'left', day);
  const [row = ''] = await countedSearches();
  expect(Number(row.split(' ').at(-1)) - COUNTS_A_DAY).toBeLessThan(50);
  await count('known', 'left', new Date('2026-10-10T12:00:00Z'));
  expect(await countedSearches()).toContain('2026-10-10 known left 1');
});

test('days are forgotten after 90 days', async () => {
  await count('old', 'empty', new Date('2026-08-23T23:59:59Z'));
  await count('kept', 'empty', new Date('2026-08-24T00:00:00Z'));
  await count('new', 'empty');
  expect(await countedSearches()).toEqual(['2026-08-24 kept empty 1', '2026-11-22 new empty 1']);
});
