import { expect, test } from 'vitest';
import { busyMachine, type Figure, isMet } from '#scripts/bench/report.ts';

const CSS: Figure = {
  what: 'CSS',
  measured: 9.94,
  budget: 10,
  bound: 'at most',
  unit: 'kB',
};

test.each([
  ['at most', 10, true],
  ['at most', 10.01, false],
  ['at least', 10, true],
  ['at least', 9.99, false],
] as const)('a bound of %s 10 and %d measured: %s', (bound, measured, met) => {
  expect(isMet({ ...CSS, bound, measured })).toBe(met);
});

test('a busy machine gets a warning, and a quiet one does not', () => {
  expect(busyMachine([1.1, 0, 0], 2)).toMatch(/^The machine is busy \(load 1\.1 on 2 cores\)/);
  expect(busyMachine([1, 9, 9], 2)).toBeUndefined();
});
