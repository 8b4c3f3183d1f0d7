import { describe, expect, test } from 'vitest';
import { sampleSides } from '#scripts/content/code/sample-sides.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const CURE = 'Correct the code, or mark a deliberate fragment: ```python fragment';

describe('a code block', () => {
  test('that does not parse is a problem at the place of its mistake', async () => {
    const { found } = await compileBody('Text.\n\n```python\na = 1\nb = (2\n```');
    expect(found).toEqual([`5:5 The Python code does not parse: \`(\` is not closed. | ${CURE}`]);
  });

  test('that is indented has its mistake at the column of the page', async () => {
    const { found } = await compileBody('- Item\n\n  ```python\n  b = (2\n  ```');
    expect(found).toEqual([`4:7 The Python code does not parse: \`(\` is not closed. | ${CURE}`]);
  });

  test('may be a fragment', async () => {
    expect((await compileBody('```python fragment\nb = (2\n```')).found).toEqual([]);
    expect((await compileBody('```python fragment\nb = 2\n```')).found).toEqual([
      '1:1 The block is marked as a fragment, but it parses. | Remove `fragment` after its language.',
    ]);
  });

  test('parses with its deleted lines, and with its inserted lines', async () => {
    const block = (first: string, last: string) =>
      `\`\`\`python del={1} ins={2}\n${first}\n${last}\n3)\n\`\`\``;
    expect((await compileBody(block('a = (1 +', 'b = (2 +'))).found).toEqual([]);
    expect((await compileBody(block('a = (1 +', 'b = 2 +'))).found).toHaveLength(1);
    expect((await compileBody(block('a = 1 +', 'b = (2 +'))).found).toEqual([
      expect.stringMatching(/ \| Correct the code before the change, which has the lines of `del`/),
    ]);
  });
});

test('lines of the other side are blank', () => {
  expect(sampleSides('a\nb\nc', { del: new Set([1]), ins: new Set([2]) })).toEqual({
    after: ' \nb\nc',
    before: 'a\n \nc',
  });
  expect(sampleSides('a\nb', { del: new Set(), ins: new Set([2]) })).toEqual({ after: 'a\nb' });
});
