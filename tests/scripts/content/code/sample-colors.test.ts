import { expect, test } from 'vitest';
import { tokenLines } from '#scripts/content/code/highlight.ts';
import { SampleColors } from '#scripts/content/code/sample-colors.ts';

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
