import { expect, test } from 'vitest';
import { checkedLine } from '#scripts/quality/checked-line.ts';

test.each([true, false])('a run shows how much it checked, and whether all was right: %s', (isRight) => {
  expect(checkedLine('links', 12_345, isRight)).toEqual({
    what: 'links',
    measured: '12,345',
    budget: 'no mistake',
    isMet: isRight,
  });
});
