import { expect, test } from 'vitest';
import { tokenLines } from '#scripts/content/code/highlight.ts';
import type { LanguageName } from '#scripts/content/code/languages.ts';

/** The classes of each line's tokens, with their texts. */
const colors = async (code: string, language: LanguageName, isMember?: boolean) =>
  (await tokenLines(code, language, isMember)).map((line) =>
    line.map(({ text, kind }) => (kind ? `${kind}:${text}` : text)),
  );

test('the same line has other colors inside of something', async () => {
  expect(await colors('a = 1\n"""\na = 1\n"""\na = 1', 'python')).toEqual([
    ['v:a ', 'k:= ', 'n:1'],
    ['s:"""'],
    ['s:a = 1'],
    ['s:"""'],
    ['v:a ', 'k:= ', 'n:1'],
  ]);
});

test('a decorator of Python goes on after its first call', async () => {
  expect(await colors('@schedule("a").every(\n  "b"\n)  # c\n@data', 'python')).toEqual([
    ['f:@schedule', '(', 's:"a"', ')', 'v:.', 'f:every', '('],
    ['v:  ', 's:"b"'],
    [')  ', 'c:# c'],
    ['f:@data'],
  ]);
});
