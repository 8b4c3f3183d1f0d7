import { expect, test } from 'vitest';
import { createIsolateCache } from '#worker/http/isolate-cache.ts';

const lengths = (limit: number) => createIsolateCache<string>(limit, (text, key) => key.length + text.length);

test('the values that were not used for the longest time are dropped', () => {
  const cache = lengths(16);
  for (let number = 0; number < 8; number += 1) cache.set(`${number}`, '1');
  cache.get('0');
  cache.set('a', '1');
  expect([cache.get('0'), cache.get('1'), cache.get('2'), cache.get('a')]).toEqual([
    '1',
    undefined,
    '1',
    '1',
  ]);
});

test('a value under a known key takes the place of the former', () => {
  const cache = lengths(16);
  for (let times = 0; times < 20; times += 1) cache.set('a', `${times % 10}`);
  for (let number = 0; number < 7; number += 1) cache.set(`${number}`, '1');
  expect([cache.get('a'), cache.get('0'), cache.get('6')]).toEqual(['9', '1', '1']);
});

test('a value that takes more than an eighth of the cache is not kept, and neither is its former one', () => {
  const cache = lengths(16);
  cache.set('a', '');
  expect(cache.get('a')).toBe('');
  cache.set('a', '12');
  expect(cache.get('a')).toBeUndefined();
});
