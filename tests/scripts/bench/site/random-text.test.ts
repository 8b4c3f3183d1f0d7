import { expect, test } from 'vitest';
import { randomText } from '#scripts/bench/site/random-text.ts';

const numbers = (seed: number) => {
  const { below } = randomText(seed);
  return Array.from({ length: 6 }, () => below(1000));
};

test('a seed always gives the same numbers, and another seed gives other numbers', () => {
  expect(numbers(1)).toEqual([627, 2, 527, 981, 968, 281]);
  expect(numbers(2)).not.toEqual(numbers(1));
});

test('a seed always gives the same sentences, and another seed gives other sentences', () => {
  const sentence = (seed: number) => randomText(seed).sentence();
  expect(sentence(1)).toBe(sentence(1));
  expect(sentence(2)).not.toBe(sentence(1));
  expect(sentence(1)).toMatch(/^[A-Z].*\.$/);
});

test('picks only from the given items', () => {
  const { pick } = randomText(7);
  const picked = new Set(Array.from({ length: 50 }, () => pick(['a', 'b', 'c'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  expect(() => pick([])).toThrow('nothing to pick');
});
