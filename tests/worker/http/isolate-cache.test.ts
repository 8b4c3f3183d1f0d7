import { expect, test } from 'vitest';
import { createIsolateCache } from '#worker/http/isolate-cache.ts';

const TWO = new Uint8Array(2);

test('the bodies that were not used for the longest time are dropped', () => {
  const cache = createIsolateCache(16);
  for (let number = 0; number < 8; number += 1) cache.set(`${number}`, TWO);
  cache.get('0');
  cache.set('a', TWO);
  expect([cache.get('0'), cache.get('1'), cache.get('2'), cache.get('a')]).toEqual([
    TWO,
    undefined,
    TWO,
    TWO,
  ]);
});

test('a body under a known key replaces the former', () => {
  const cache = createIsolateCache(16);
  for (let times = 0; times < 20; times += 1) cache.set('a', Uint8Array.of(0, times));
  for (let number = 0; number < 7; number += 1) cache.set(`${number}`, TWO);
  expect([cache.get('a'), cache.get('0'), cache.get('6')]).toEqual([Uint8Array.of(0, 19), TWO, TWO]);
});

test('a body that takes more than an eighth of the cache is not stored, and neither is its former one', () => {
  const cache = createIsolateCache(16);
  cache.set('a', TWO);
  cache.set('a', new Uint8Array(3));
  expect(cache.get('a')).toBeUndefined();
});
