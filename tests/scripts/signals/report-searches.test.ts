import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLocalDatabase } from '#scripts/signals/local-database.ts';
import { reportSearches } from '#scripts/signals/report-searches.ts';
import { runReport } from '#scripts/signals/run-report.ts';
import type { SignalsDatabase } from '#scripts/signals/signals-database.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

let database: SignalsDatabase;

beforeAll(async () => {
  database = await openLocalDatabase(await temporaryFolder());
});

afterAll(() => database.close());

test('reports that no searches were counted', async () => {
  expect(await reportSearches(30, database, NOW)).toBe('No searches were counted since 2026-10-24.\n');
});

test('reports how searches ended, and the queries that found nothing or too little', async () => {
  await database.query({
    sql: `INSERT INTO searches VALUES
('2026-10-23', 'too old', 'empty', 9),
('2026-10-24', 'pizza', 'empty', 2),
('2026-11-22', 'pizza', 'empty', 3),
('2026-11-22', 'queue', 'left', 4),
('2026-11-22', 'queue', 'chosen', 12),
('2026-11-21', ?, 'empty', 1)`,
    params: ['two\u001B[31m'],
  });
  expect(await reportSearches(30, database, NOW)).toBe(`Searches since 2026-10-24
  outcome  searches
  chosen         12
  empty           6
  left            4

Without a result
  query     empty  left  chosen
  pizza         5     0       0
  two\uFFFD[31m      1     0       0

With results, but nothing was chosen
  query  empty  left  chosen
  queue      0     4      12
`);
  expect(await reportSearches(1, database, NOW)).toContain('  empty           3\n');
});

test('says so if there are no such queries', async () => {
  await database.query({ sql: "DELETE FROM searches WHERE outcome <> 'chosen'", params: [] });
  expect(await reportSearches(30, database, NOW)).toContain('Without a result\n  none\n');
});

test('says what the number of days must be', async () => {
  await expect(runReport(reportSearches, { days: '0', remote: true })).rejects.toMatchObject({
    message: '--days must be a number of days; it is "0".',
    cure: 'For example: --days 7',
  });
});
