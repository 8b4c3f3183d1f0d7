import { expect, test } from 'vitest';
import { SampleColors, tokenLines } from '#scripts/content/code/highlight.ts';
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

const CODE = "const a = '\u{1F600}';\n\n  // The end.";

test('stored colors are those of the code', async () => {
  const first = new SampleColors();
  await first.tokenLines(CODE, 'typescript');
  await first.tokenLines('', 'text');
  const next = new SampleColors(JSON.parse(JSON.stringify(first.used)));
  expect(await next.tokenLines(CODE, 'typescript')).toEqual(await tokenLines(CODE, 'typescript'));
  expect(await next.tokenLines('', 'text')).toEqual(await tokenLines('', 'text'));
  expect(next.used).toEqual(first.used);
});

test('known colors are not found again', async () => {
  const colors = new SampleColors({ 'typescript\na = 1': 's5' });
  expect(await colors.tokenLines('a = 1', 'typescript')).toEqual([[{ text: 'a = 1', kind: 's' }]]);
  for (const [code, language, isMember] of [
    ['a = 2', 'typescript', false],
    ['a = 1', 'javascript', false],
    ['a = 1', 'typescript', true],
  ] as const)
    expect(await colors.tokenLines(code, language, isMember)).toEqual(
      await tokenLines(code, language, isMember),
    );
});
