import { expect, test } from 'vitest';
import { reportLost } from '#scripts/signals/report-lost.ts';
import type { SignalsDatabase } from '#scripts/signals/signals-database.ts';
import type { LostAddress } from '#worker/lost/report-queries.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const asked: string[] = [];
const database = (rows: LostAddress[]): SignalsDatabase => ({
  query: async <Row>({ params }: { params: readonly string[] }) => {
    asked.push(...params);
    return rows as Row[]; // The report asks for these rows only.
  },
  close: async () => {},
});

test('the report lists addresses with the pages that link to them', async () => {
  const rows = [
    { path: '/old', page: '/storage', count: 12 },
    { path: '/older', page: '', count: 3 },
  ];
  expect(await reportLost(7, database(rows), NOW)).toBe(
    'Requests for missing pages since 2026-11-16\n' +
      '  address  linked on  count\n' +
      '  /old     /storage      12\n' +
      '  /older   elsewhere      3\n',
  );
  expect(asked).toEqual(['2026-11-16']);
});

test('the report says that nothing was lost', async () => {
  expect(await reportLost(1, database([]), NOW)).toBe('No missing page was requested since 2026-11-22.\n');
});
