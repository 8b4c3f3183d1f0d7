import { afterEach, expect, test } from 'vitest';
import { showChoice } from '#client/choices.ts';
import { preferredLibrary } from '#client/search/use-search.ts';

afterEach(() => showChoice('language', null));

test.each([
  ['/docs/reference/go/storage', 'go'],
  ['/docs/reference/jvm/v0', 'jvm'],
  ['/docs/guides/python', 'python'],
  ['/docs/guides/terraform', null],
  ['/docs/storage', null],
])('without a choice, the search on %s prefers %s', (pathname, library) => {
  expect(preferredLibrary(pathname)).toBe(library);
});

test('the library that the reader chose is preferred on pages of other libraries', () => {
  showChoice('language', 'dart');
  expect(preferredLibrary('/docs/reference/go/storage')).toBe('dart');
});
