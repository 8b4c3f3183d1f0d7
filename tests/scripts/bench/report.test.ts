import { expect, test } from 'vitest';
import { inTurns, mean } from '#scripts/bench/measuring.ts';
import { busyMachine, type Figure, formatFigures, isMet } from '#scripts/bench/report.ts';

const CSS: Figure = {
  what: 'CSS',
  measured: 9.94,
  budget: 10,
  bound: 'at most',
  unit: 'kB',
};
const RATIO: Figure = {
  what: 'cached page',
  measured: 0.5,
  budget: 0.9,
  bound: 'at least',
  unit: 'ratio',
  note: 'why',
};

test('measurements take turns, and each has its own median or mean', async () => {
  const order: string[] = [];
  const measure = (name: string, values: number[]) => async () => {
    order.push(name);
    return values.shift() ?? 0;
  };
  const medians = await inTurns(4, {
    page: measure('page', [9, 1, 5, 2]),
    bare: measure('bare', [2, 2, 2, 8]),
  });
  expect(medians).toEqual({ page: 3.5, bare: 2 });
  expect(order.slice(0, 4)).toEqual(['page', 'bare', 'page', 'bare']);
  expect(await inTurns(3, { page: measure('page', [1, 2, 9]) }, mean)).toEqual({ page: 4 });
});

test.each([
  ['at most', 10, true],
  ['at most', 10.01, false],
  ['at least', 10, true],
  ['at least', 9.99, false],
] as const)('a bound of %s 10 and %d measured: %s', (bound, measured, met) => {
  expect(isMet({ ...CSS, bound, measured })).toBe(met);
});

test('the table is aligned and marks broken budgets', () => {
  expect(formatFigures([CSS, RATIO]).split('\n')).toEqual([
    '     what         measured     budget',
    '  ✓  CSS            9.9 kB  ≤ 10.0 kB',
    '  ✗  cached page      0.50     ≥ 0.90',
    '',
    '  cached page: why',
  ]);
});

test('a busy machine gets a warning, and a quiet one does not', () => {
  expect(busyMachine([1.1, 0, 0], 2)).toMatch(/^The machine is busy \(load 1\.1 on 2 cores\)/);
  expect(busyMachine([1, 9, 9], 2)).toBeUndefined();
});
