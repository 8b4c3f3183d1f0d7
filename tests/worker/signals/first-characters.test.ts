import { expect, test } from 'vitest';
import { firstCharacters } from '#worker/signals/limits.ts';

test.each([
  ['', 3, '', false],
  ['abc', 3, 'abc', false],
  ['abcd', 3, 'abc', true],
  ['a🙂b', 2, 'a🙂', true],
  ['🙂🙂🙂', 3, '🙂🙂🙂', false],
  ['a\uD83D', 3, 'a\uFFFD', false],
])('cuts %j after %i characters to %j', (text, characters, first, isCut) => {
  expect(firstCharacters(text, characters)).toEqual({ text: first, isCut });
});
