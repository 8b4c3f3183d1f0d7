import { expect, test } from 'vitest';
import { type Point, roundedPath } from '#scripts/components/rounded-path.ts';

const cases: readonly [string, readonly Point[], string][] = [
  [
    'a straight line',
    [
      [0, 0],
      [10, 0],
    ],
    'M0 0L10 0',
  ],
  [
    'a rounded corner',
    [
      [0, 0],
      [20, 0],
      [20, 20],
    ],
    'M0 0L12 0Q20 0 20 8L20 20',
  ],
  [
    'a corner of at most half of a piece',
    [
      [0, 0],
      [20, 0],
      [20, 6],
    ],
    'M0 0L17 0Q20 0 20 3L20 6',
  ],
  [
    'one point for two equal ones',
    [
      [0, 0],
      [5, 0],
      [5, 0],
      [5, 10],
    ],
    'M0 0L2.5 0Q5 0 5 2.5L5 10',
  ],
];

test.each(cases)('%s', (_, points, path) => {
  expect(roundedPath(points, 8)).toBe(path);
});
