import { expect, test } from 'vitest';
import { inBatches } from '#scripts/content/files/in-batches.ts';

test.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('splits %j into %j', (items, batches) => {
  expect(inBatches(items, 2)).toEqual(batches);
});
