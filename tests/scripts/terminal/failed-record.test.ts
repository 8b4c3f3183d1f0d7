import { expect, test } from 'vitest';
import { failedRecord } from '#scripts/terminal/operator.ts';

const failing = (...places: string[]) => {
  const error = new ReferenceError('b is not defined');
  error.stack = ['ReferenceError: b is not defined', ...places.map((place) => `    at ${place}`)].join('\n');
  return error;
};

test.each([
  ['content/a.ts:5:4', 'content/a.ts:5:4'],
  ['content/a.ts?version=2:5:4', 'content/a.ts:5:4'],
  ['scripts/a.ts:5:4', undefined],
  ['node_modules/a/content/a.ts:5:4', 'content/z.ts:1:1'],
])('a record that fails as it is loaded is named: %s', (place, record) => {
  const root = `file://${process.cwd()}`;
  expect(
    failedRecord(failing('c (node:internal/c:1:2)', `${root}/${place}`, `${root}/content/z.ts:1:1`)),
  ).toBe(record);
});
