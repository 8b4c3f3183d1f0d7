import { expect, test } from 'vitest';
import { type Figure, formatValue, isMet } from '#scripts/bench/report/figure.ts';
import { meansInTurns, mediansInTurns } from '#scripts/bench/report/in-turns.ts';
import { median } from '#scripts/bench/report/median.ts';
import { busyMachine, formatFigures } from '#scripts/bench/report/print-report.ts';

const CSS: Figure = {
  what: 'CSS',
  measured: 9.94,
  budget: 10,
  bound: 'at most',
  unit: 'kB',
  comparison: '13.3 kB',
};
const RATIO: Figure = {
  what: 'cached page',
  measured: 0.5,
  budget: 0.9,
  bound: 'at least',
  unit: 'ratio',
  note: 'why',
};

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('without values there is no median', () => {
  expect(() => median([])).toThrow('There are no values.');
});

test('measurements take turns, and each has its own median', async () => {
  const order: string[] = [];
  const measure = (name: string, values: number[]) => async () => {
    order.push(name);
    return values.shift() ?? 0;
  };
  const medians = await mediansInTurns(3, {
    page: measure('page', [9, 1, 5]),
    bare: measure('bare', [2, 2, 8]),
  });
  expect(medians).toEqual({ page: 5, bare: 2 });
  expect(order).toEqual(['page', 'bare', 'page', 'bare', 'page', 'bare']);
});

test('the mean of measurements in turns counts every round', async () => {
  const rounds = [1, 2, 9];
  const means = await meansInTurns(3, { page: async () => rounds.shift() ?? 0, bare: async () => 2 });
  expect(means).toEqual({ page: 4, bare: 2 });
});

test.each([
  ['at most', 10, true],
  ['at most', 10.01, false],
  ['at least', 10, true],
  ['at least', 9.99, false],
] as const)('a bound of %s 10 and %d measured: %s', (bound, measured, met) => {
  expect(isMet({ ...CSS, bound, measured })).toBe(met);
});

test.each([
  [9.94, 'kB', '9.9 kB'],
  [43.4, 'ms', '43 ms'],
  [0.5, 'ratio', '0.50'],
  [0.0004, 'shift', '0.000'],
  [1.96, 's', '2.0 s'],
] as const)('%d %s is printed as %s', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text);
});

test('the table is aligned and marks broken budgets', () => {
  expect(formatFigures([CSS, RATIO]).split('\n')).toEqual([
    '     what         measured     budget  for comparison',
    '  ✓  CSS            9.9 kB  ≤ 10.0 kB  13.3 kB',
    '  ✗  cached page      0.50     ≥ 0.90',
    '',
    '  cached page: why',
  ]);
});

test('a busy machine gets a warning, and a quiet one does not', () => {
  expect(busyMachine([1.1, 0, 0], 2)).toMatch(/^The machine is busy \(load 1\.1 on 2 cores\)/);
  expect(busyMachine([1, 9, 9], 2)).toBeUndefined();
});
