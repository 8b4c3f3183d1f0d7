import { expect, test } from 'vitest';
import { createTextCache } from '#worker/caching/text-cache.ts';

test('a text is found under its key', () => {
  const cache = createTextCache(10);
  cache.set('a', 'text');
  expect([cache.get('a'), cache.get('b')]).toEqual(['text', undefined]);
});

test('the texts that were not used for the longest time are dropped, with their keys counted', () => {
  const cache = createTextCache(10);
  cache.set('a', '1234');
  cache.set('b', '1234');
  cache.get('a');
  cache.set('c', '1');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1234', undefined, '1']);
});

test('a text under a known key takes the place of the former', () => {
  const cache = createTextCache(10);
  cache.set('a', '12345678');
  cache.set('a', '1');
  cache.set('b', '1234567');
  expect([cache.get('a'), cache.get('b')]).toEqual(['1', '1234567']);
});

test('a text that is larger than the cache is not kept, but an empty one is', () => {
  const cache = createTextCache(3);
  cache.set('a', '');
  expect(cache.get('a')).toBe('');
  cache.set('b', '1234');
  expect(cache.get('b')).toBeUndefined();
});
