import { expect, test } from 'vitest';
import { nameFiles } from '#scripts/dev/name-files.ts';

test('a few files are named, and of many three', () => {
  expect(nameFiles(['a'])).toBe('a');
  expect(nameFiles(['a', 'b', 'c', 'd'])).toBe('a, b, c, d');
  expect(nameFiles(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, and 2 more files');
});
