import { expect, test } from 'vitest';
import { decodeSource } from '#scripts/content/source/decode-source.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

test('a text may have letters of all scripts, tabs, and both kinds of line breaks', () => {
  const text = 'ä 語 \u{1F600}\t\uFFFD\n';
  expect(decodeSource(Buffer.from(text.replace('\n', '\r\n')))).toEqual({ text, problem: undefined });
});

test.each([
  ['\0', 'U+0000'],
  ['\u001B', 'U+001B'],
  ['\r', 'U+000D'],
  ['\u007F', 'U+007F'],
  ['\u200B', 'U+200B'],
  ['\u00AD', 'U+00AD'],
  ['\u202E', 'U+202E'],
])('the invisible character %j is a mistake with its place', (sign, name) => {
  expect(decodeSource(Buffer.from(`one\nab${sign}c`)).problem).toEqual({
    line: 2,
    column: 3,
    message: `There is an invisible character here (${name}).`,
    hint: 'Remove it: delete the letters on both sides and type them again.',
  });
});

test('a text may begin with a byte order mark, and all its lines may end with carriage returns', () => {
  expect(decodeSource(Buffer.from('\uFEFFa\rb\r')).text).toBe('a\nb\n');
});

test.each([
  [
    'a letter of Latin-1',
    Buffer.concat([Buffer.from('one\ntwo\n'), Buffer.from('café au lait', 'latin1')]),
    3,
    4,
  ],
  ['half a letter', Buffer.from('\u00e4\u00e4').subarray(0, 3), 1, 2],
])('%s is a mistake with its place', (_, bytes, line, column) => {
  expect(decodeSource(bytes).problem).toEqual({
    line,
    column,
    message: 'The file is not UTF-8 here.',
    hint: 'Save it as UTF-8, and retype the characters that look wrong.',
  });
});

test('a build reports it, and not what follows from it', async () => {
  const site = await TestSite.create({
    'index.mdx': page('Home', '[A](/a)'),
    'a.mdx': `${page('A')}\nSome\0thing.\n`,
  });
  expect(await site.found()).toEqual([
    expect.stringMatching(/^pages\/a\.mdx:\d+:5 There is an invisible character here \(U\+0000\)/),
  ]);
});

const conflict = (ours: string, theirs: string) =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> topic\n`;

const wholePage = page('A', '## Foo');

test.each([
  [
    'in UTF-16',
    Buffer.from(`\uFEFF${wholePage}`, 'utf16le'),
    '1:1 The file is in UTF-16. | Save it as UTF-8',
  ],
  ['in UTF-16, big end first', Buffer.from(`\uFEFF${wholePage}`, 'utf16le').swap16(), '1:1 The file is in'],
  ['in UTF-16 without its mark', Buffer.from(wholePage, 'utf16le'), '1:1 The file is in UTF-16.'],
  ['without a letter', Buffer.from('\n \n'), '1:1 The page is empty. | Begin it with'],
  [
    'with two titles',
    Buffer.from(`---\n${conflict('title: A', 'title: B')}---\n`),
    '2:1 Git left a merge conflict',
  ],
  [
    'with two texts',
    Buffer.from(page('A', `## Foo\n\n${conflict('# One <Note>x', 'Two')}`).replaceAll('\n', '\r\n')),
    '8:1 Git left a merge conflict here. | Keep one of the two versions, and remove the lines that begin with `<<<<<<<`',
  ],
])('a page %s has one mistake, and nothing is said about what it lacks', async (_, bytes, mistake) => {
  const site = await TestSite.create({ 'index.mdx': page('Home', '[Foo](/a#foo)'), 'a.mdx': bytes });
  expect(await site.found()).toEqual([expect.stringContaining(`pages/a.mdx:${mistake}`)]);
});
