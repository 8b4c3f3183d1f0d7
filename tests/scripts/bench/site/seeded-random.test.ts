import { expect, test } from 'vitest';
import { seededRandom } from '#scripts/bench/site/seeded-random.ts';

const numbers = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 6 }, () => random.below(1000));
};

test('a seed gives its own numbers, each time', () => {
  expect(numbers(1)).toEqual([627, 2, 527, 981, 968, 281]);
  expect(numbers(2)).not.toEqual(numbers(1));
});

test('picks only what is there', () => {
  const random = seededRandom(7);
  const picked = new Set(Array.from({ length: 50 }, () => random.pick(['a', 'b', 'c'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  expect(() => random.pick([])).toThrow('nothing to pick');
});

test('shuffling keeps all items and leaves the list as it is', () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const shuffled = seededRandom(3).shuffled(items);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
});
