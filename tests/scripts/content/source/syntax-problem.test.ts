import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const BACKTICKS = (text: string) => `Put it in backticks: \`\` \`${text}\` \`\`.`;

/** Sources that MDX cannot read, each with the problems that its author sees. */
const mistakes: [body: string, ...problems: string[]][] = [
  // Signs in prose
  [
    'if a { b',
    '1:6 `{` begins an expression that is never closed. | Write `\\{`, or put the text in backticks.',
  ],
  ['a {b c} d', '1:3 `{b c}` is read as an expression. | Write `\\{b c\\}`, or put it in backticks.'],
  ['a <3', '1:3 `<3` is read as the beginning of a tag. | Write `\\<`, or put the text in backticks.'],
  ['a <= b', '1:3 `<=` is read as the beginning of a tag. | Write `\\<`, or put the text in backticks.'],
  [
    'a <b\n\nc',
    '1:3 The tag `<b` has no `>`. | Close the tag on its line: `<b …>`. For a sign in prose write `\\<`.',
  ],
  [
    'A Record<string, T> is',
    `1:9 \`Record<string, T>\` is read as a tag. | ${BACKTICKS('Record<string, T>')}`,
  ],
  ['Returns Promise<void>.', `1:16 \`Promise<void>\` is read as a tag. | ${BACKTICKS('Promise<void>')}`],
  [
    'See <https://nitric.io>',
    '1:5 An address in angle brackets is read as a tag. | Write it bare: `https://nitric.io`, or `[text](https://nitric.io)`.',
  ],
  [
    'Write to <mailto:a@b.io>',
    '1:10 An address in angle brackets is read as a tag. | Write it bare: `mailto:a@b.io`, or `[text](mailto:a@b.io)`.',
  ],
  ['## Events {#events}', '1:11 `{#events}` is read as an expression. | Write `[#events]`.'],
  [
    'import the library',
    '1:1 A line that begins with `import` is read as code. | A page cannot import or export: remove the line. In prose, begin the line with another word.',
  ],
  // HTML
  ['<!-- a\nb -->', '1:1 A page has no HTML comments. | Write `{/* a b */}`.'],
  ['<!-- a\nb', '1:1 A page has no HTML comments. | Write `{/* a */}`.'],
  ['a<br>b', '1:2 `<br>` is not closed before its paragraph ends. | Write `<br />`.'],
  ['a <br> b', '1:3 `<br>` is not closed before its paragraph ends. | Write `<br />`.'],
  [
    '<img src="a.png">',
    '1:1 `<img>` is not closed. | Write `![what the image shows](./name.png "The caption")`, or `<Image … />`.',
  ],
  ['<a href=x>b</a>', '1:9 The value of `href` is not in quotes. | Write `href="x"`.'],
  [
    '<div>\n\na</div>',
    '3:2 `</div>` is in a different paragraph from its `<div>`. | Put both tags on lines of their own, with blank lines between them and the text.',
  ],
  // Tags
  ['<Note>\n\na', '1:1 `<Note>` is not closed. | Write `</Note>`.'],
  [
    '- <Note>\n\n  a\n</Note>',
    '1:3 `<Note>` is not closed before its list item ends. | Write `</Note>`, as far to the right as `<Note>`.',
  ],
  ['a</br>b', '1:2 `</br>` closes a tag that is not open. | Write `<br />`.'],
  ['a\n\n</Note>', '3:1 `</Note>` closes a tag that is not open. | Remove it, or write `<Note>` before it.'],
  ['<Note>\n\na\n\n</Tip>', '5:1 `</Tip>` closes `<Note>` of line 5. | Write `</Note>`.'],
  [
    '<Note>a</Note',
    '1:8 The tag `</Note` has no `>`. | Close the tag on its line: `</Note>`. For a sign in prose write `\\<`.',
  ],
  [
    '<Note title="a>\n\nb',
    '1:1 A value in the tag `<Note` has no closing `"`. | Close the tag on its line: `<Note …>`. For a sign in prose write `\\<`.',
  ],
  ['<Note title={}>a</Note>', '1:13 The value of `title` is empty. | Write `title="…"`.'],
  ['<Note {a}>b</Note>', '1:7 `{a}` is not a property. | Write each property by itself: `name="value"`.'],
  [
    '<Properties>\n<Property name="a" type={Record<string, T>}>b</Property>\n</Properties>',
    '2:25 The value of `type` is not a literal: `{Record<string, T>}`. | Write `type="Record<string, T>"`.',
  ],
  [
    '<Note title="a>b</Note>\n\nc',
    '1:1 A value in the tag `<Note` has no closing `"`. | Close the tag on its line: `<Note …>`. For a sign in prose write `\\<`.',
  ],
  ['<Note title=“a”>b</Note>', '1:13 The value of `title` is not in quotes. | Write `title="a"`.'],
  [
    '<Note>a.\n\nb.</Note>',
    '1:1 `<Note>` is not closed before its paragraph ends. | Put both tags on lines of their own, with blank lines between them and the text.',
  ],
  ['**a <kbd>b** c</kbd>', '1:5 `<kbd>` is not closed before its bold text ends. | Write `</kbd>`.'],
  ['<Image src="./a.png">', '1:1 `<Image>` is not closed. | Write `<Image … />`.'],
  ['if a <b then b> c', '1:6 `<b>` is not closed before its paragraph ends. | Write `**text**`.'],
  [
    'if a <x then y> c',
    '1:6 `<x>` is not closed before its paragraph ends. | Remove the tags and write plain Markdown. For a sign in prose write `\\<`.',
  ],
  [
    'A Map<K, V> of List<T, U>',
    `1:6 \`Map<K, V>\` is read as a tag. | ${BACKTICKS('Map<K, V>')}`,
    `1:20 \`List<T, U>\` is read as a tag. | ${BACKTICKS('List<T, U>')}`,
  ],
  // Names that are no component's
  [
    'A <Foo> here.',
    '1:3 `<Foo>` is not a component. | Write plain Markdown, or one of the components in content/README.md. For a sign in prose write `\\<`.',
  ],
  ['<Nte>\n\na', '1:1 `<Nte>` is not a component. | Did you mean `<Note>`? For a sign in prose write `\\<`.'],
  // Names that begin alike
  ['<Tabs by="os">\n\nx\n\n</Tab>', '5:1 `</Tab>` closes `<Tabs>` of line 5. | Write `</Tabs>`.'],
  // Several mistakes
  [
    'a {b c}\n\n<!-- d -->\n\nList<T>',
    '3:1 A page has no HTML comments. | Write `{/* d */}`.',
    '1:3 `{b c}` is read as an expression. | Write `\\{b c\\}`, or put it in backticks.',
    `5:5 \`List<T>\` is read as a tag. | ${BACKTICKS('List<T>')}`,
  ],
  [
    'a {b c}\n\n<Nte>d</Nte>',
    '1:3 `{b c}` is read as an expression. | Write `\\{b c\\}`, or put it in backticks.',
    '3:1 `<Nte>` is not a component. | Did you mean `<Note>`?',
  ],
];

describe('text that MDX cannot read', () => {
  test.each(mistakes)('%j', async (body, ...problems) => {
    expect((await compileBody(body)).found).toEqual(problems);
  });

  test('is not reported in code', async () => {
    const { found } = await compileBody('`a <b {c` \\{ \\<\n\n```text\n<d {\n```\n\n{');
    expect(found).toEqual([
      '7:1 `{` begins an expression that is never closed. | Write `\\{`, or put the text in backticks.',
    ]);
  });

  test('is reported up to fifty times, and a page with more mistakes has no anchors to check', async () => {
    const { found, facts } = await compileBody('a <3\n\n'.repeat(60));
    expect(found).toHaveLength(50);
    expect(facts.anchors).toBeUndefined();
  });
});
