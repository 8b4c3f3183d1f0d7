import { expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

const LINK = 'Write `[text](/page)`.';
const CALLOUT = 'Did you mean `<Note>`?';
const NO_TABLE =
  'These lines are not a table. | Write `| --- | --- |` as the second line, and `\\|` for a `|` inside a cell.';
const CELLS = 'Write one cell for each column: `| |` is an empty one, and `\\|` is a `|` inside a cell.';

/** Markdown that does not do what it looks like, each with the only problem that it must have. */
test.each([
  ['a\n\n##Usage', '3:1 `##` without a space after it is not a heading. | Write `## Heading`.'],
  ['a [b][c]', `1:5 The page defines no address for \`[c]\`. | ${LINK}`],
  ['a [`b`][] c', `1:7 The page defines no address for \`[]\`. | ${LINK}`],
  [
    'a[^1]',
    '1:2 The page has no footnote `[^1]`. | Write `[^1]: …` on a line of its own, or remove the mark.',
  ],
  [
    'a\n\n[^1]: b',
    '3:1 Nothing refers to the footnote `[^1]`, so no reader sees it. | Write `[^1]` in a sentence, or remove the footnote.',
  ],
  ['a[^1]\n\n[^1]: b\n\n[^1]: c', '5:1 The page defines `[^1]` twice. | Remove one of the two.'],
  ['[a]\n\n[a]: /b\n[a]: /c', '4:1 The page defines `[a]` twice. | Remove one of the two.'],
  ['a [](/storage)', `1:3 The link has no text. | ${LINK}`],
  ['[a] (/b)', `1:3 A space separates the text of a link from its address. | ${LINK}`],
  [
    '[a](/b c)',
    '1:3 `(/b c)` is not an address, because it has a space. | Write `[text](/page)`, and a title of the link in quotes.',
  ],
  [
    'a **b and *c*.',
    '1:3 `**` stays in the text. | Put `**` on both sides of the words, without a space between, or write `\\*\\*`.',
  ],
  ['> a\n> :::note\n> b', `2:3 \`:::note\` is not a callout. | ${CALLOUT}`],
  ['> [!CAUTION]\n> a', '1:3 `[!CAUTION]` is not a callout. | Did you mean `<Warning>`?'],
  ['> [!NOTE]\n> a', `1:3 \`[!NOTE]\` is not a callout. | ${CALLOUT}`],
  ['| a | b |\n| 1 | 2 |', `1:1 ${NO_TABLE}`],
  ['| a | b |\n| --- |\n| 1 | 2 |', `1:1 ${NO_TABLE}`],
  [
    '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |',
    `3:1 The table has 2 columns, and this row 3 cells. | ${CELLS}`,
  ],
  ['| a | b |\n| --- | --- |\n| 1 |', `3:1 The table has 2 columns, and this row 1 cell. | ${CELLS}`],
  ['## a [tag Preview]', '1:1 `[tag Preview]` is not a tag. | Write `[tag: Preview]`.'],
  ['## a [tag:]', '1:1 `[tag:]` is not a tag. | Write `[tag: Preview]`.'],
  [
    'a\n---',
    '1:1 The line below this text makes it a heading. | Write `## Heading`. For a line between two parts, put a blank line above `---`.',
  ],
  [
    'a\n\n```json\n{}\n\n## c',
    '3:1 The code block is not closed. | Write `` ``` `` on a line of its own below the code.',
  ],
  [
    'a\n\n    b = 1\n    c = 2',
    '3:5 Indenting a line does not make it code. | Put the code between two lines with `` ``` ``, or remove the blanks.',
  ],
  [
    'a\n\n\tb = 1',
    '3:2 Indenting a line does not make it code. | Put the code between two lines with `` ``` ``, or remove the blanks.',
  ],
  ['## a [#b', '1:1 `[#b` is not closed. | Write `[#b]`.'],
  [
    'a `b c',
    '1:3 `` ` `` stays in the text. | Put `` ` `` on both sides of the words, without a space between, or write `` \\` ``.',
  ],
  ['a [b](/c d', `1:5 The address of a link is not closed. | ${LINK}`],
  ['a [b](https://c.org d', `1:5 The address of a link is not closed. | ${LINK}`],
  ['a [b(/c) d', `1:3 \`[b(/c)\` is not a link. | ${LINK}`],
  ['a (b)[/c] d', `1:6 \`[/c]\` is not an address. | ${LINK}`],
  ['a:\n-b', '2:1 `-` without a space after it does not begin a list. | Write `- ` before the words.'],
  ['-b', '1:1 `-` without a space after it does not begin a list. | Write `- ` before the words.'],
  ['One\n-Two', '2:1 `-` without a space after it does not begin a list. | Write `- ` before the words.'],
  ['1.One', '1:1 `1.` without a space after it does not begin a list. | Write `1. ` before the words.'],
  ['a:\n• b', '2:1 `•` does not begin a list. | Write `- ` before the words.'],
  ['a:\n2. b', '2:1 `2.` right below a line of text does not begin a list. | Put a blank line above it.'],
])('%j has one mistake', async (body, problem) => {
  expect((await compileBody(body)).found).toEqual([problem]);
});

test.each([
  'a \\[b\\]\\[c\\], 2 \\*\\* 3, and \\## d',
  '`a[0][1]`, `**`, and `[^1]`',
  '## a [#b] [tag: New]',
  '| a | b |\n| --- | --- |\n| \\| | `c\\|d` |',
  '- a\n\n  ```text\n  b\n  ```\n\n> ~~~~text\n> ~~~\n> ~~~~',
  '<Note>\n\n```text\na\n```\n\n</Note>',
  '<Steps>\n  <Step title="a">\n    b\n  </Step>\n</Steps>\n\n- c\n\n    d',
  '`a`-b, **c**-d, 1.2 e, in\n2024. F - g\nand\n-1 h',
  'For more, add\n-v to `nitric up`\n-v, or **both**\n-s.',
  '[a] and (b), #1 and [c](/storage "A title")',
  'It needs Node.js\n20. Others wait [as usual (/a)].',
  '[//]: # (One.)\n\na\n\n[//]: # (Two.)',
])('nothing is wrong with %j', async (body) => {
  expect((await compileBody(body)).found).toEqual([]);
});

test('places are right in a file that begins with a byte order mark', async () => {
  const site = await TestSite.create({ 'index.mdx': `\uFEFF${page('Home', 'a [b][c]')}` });
  expect(await site.found()).toEqual([
    `pages/index.mdx:6:5 The page defines no address for \`[c]\`. | ${LINK}`,
  ]);
});
