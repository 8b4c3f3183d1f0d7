import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#tests/scripts/cpu-time.ts';
import { compileBody } from './compile-body.ts';

/** Texts that parsers are slow for, each for a length in characters. */
const repeat = (part: string) => (length: number) => part.repeat(Math.ceil(length / part.length));
const nested = (open: string, close: string) => (length: number) => {
  const depth = Math.floor(length / (open.length + close.length));
  return `${open.repeat(depth)}a${close.repeat(depth)}`;
};
const lines = (lineOf: (index: number) => string) => (length: number) => {
  const count = Math.ceil(length / (lineOf(9).length + 1));
  return Array.from({ length: count }, (_, index) => lineOf(index)).join('\n');
};

/** Marks that are repeated on one line, with and without a space between them. */
const PARTS = '] [] [a]( ![ [^a a* *_ a**b ~~a `a ``a` <a <b> { {a } &a www. http://a.b/( a@ a.';

const PROSE: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(PARTS.split(' ').map((part) => [part, repeat(part)] as const)),
  ...Object.fromEntries(PARTS.split(' ').map((part) => [`${part} and a space`, repeat(`${part} `)] as const)),
  'footnotes and references in one paragraph': repeat('[^a] [a][b] '),
  'brackets in brackets': nested('[', ']'),
  'links in links': nested('[', '](a)'),
  'images in images': nested('![', '](a)'),
  'stars in stars': nested('*a ', ' b*'),
  'braces in braces': nested('{', '}'),
  'tags in tags': nested('<b>', '</b>'),
  'tags in tags, on lines': nested('<b>\n', '</b>\n'),
  'runs of backticks': (length) =>
    Array.from({ length: Math.sqrt(length) }, (_, index) => '`'.repeat(index + 1)).join(' '),
  'lists in lists': (length) =>
    Array.from({ length: Math.sqrt(length) }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
  'items of a list': lines(() => '- a'),
  'loose items of a list': lines(() => '- a\n'),
  'lines of a quote without marks': (length) => `> ${'a\n'.repeat(length / 2)}`,
  'lines of a paragraph': lines(() => 'a b c'),
  'attributes of a tag': (length) => `<b ${'a="b" '.repeat(length / 6)}/>`,
  'pipes in one row': (length) => `|a|\n|-|\n${'|'.repeat(length)}`,
  'rows of a table': (length) => `|a|\n|-|\n${'|a|\n'.repeat(length / 4)}`,
  'second lines of tables': lines(() => '|-|-|'),
  footnotes: lines((index) => `a[^${index}]\n\n[^${index}]: a\n`),
  definitions: lines((index) => `[a${index}]: /b\n\n[a${index}]\n`),
  headings: lines((index) => `## H${index}\n\nText.\n`),
  'fences of code': lines(() => '```'),
  'one word': repeat('a'),
  'a word in an open tag': (length) => `<${'a'.repeat(length)}`,
  'blank lines': repeat('\n'),
  'words behind an open bracket': (length) => `[a][${'b '.repeat(length / 2)}]`,
  'spaces in a heading': (length) => `## A${' '.repeat(length)}[#`,
  'cells of one row': (length) => `|${'a|'.repeat(length / 6)}\n|${'-|'.repeat(length / 6)}`,
  'anchors that moved': (length) => `<Moved anchors="${'a '.repeat(length / 2)}b">[c](#a)</Moved>`,
  'lists in an attribute': (length) => `<Note title={${'['.repeat(length)}}>b</Note>`,
  'words of a fence': (length) => `\`\`\`text ${'a '.repeat(length / 2)}\nb\n\`\`\``,
};

const CODE = [repeat('('), repeat('"a'), repeat('.a()')];
const LANGUAGES = 'typescript python go dart csharp java kotlin bash yaml json sql docker html text'.split(
  ' ',
);

const SHORT = 10_000;
const TIMES = 10;
/** The time for a text of ten times the length may grow by more, because short runs are measured coarsely. */
const MOST_GROWTH = 20;
const MOST_MS = 8_000;
/** Below this, a measurement says nothing. */
const COARSE_MS = 150;

const timeOf = (body: string): Promise<number> => cpuTimeOf(() => compileBody(body));

describe('the time of a build grows with the length of its text, and not with its square', () => {
  test.each(Object.entries(PROSE))('for %s', async (_, textOf) => {
    await timeOf(textOf(SHORT / 10));
    const short = Math.max(COARSE_MS, await timeOf(textOf(SHORT)));
    expect(await timeOf(textOf(SHORT * TIMES))).toBeLessThan(short * MOST_GROWTH);
  });

  /** The longest block that is parsed. */
  const LONGEST = 8_000;
  test.each(LANGUAGES)('no block of %s takes seconds', async (language) => {
    for (const textOf of CODE)
      expect(await timeOf(`\`\`\`${language}\n${textOf(LONGEST - 10)}\n\`\`\``)).toBeLessThan(MOST_MS);
  });

  test.each([
    ['[a](b) '.repeat(400), 'There are too many links, brackets, or stars in one paragraph.'],
    ['\\{a} '.repeat(501), 'The page has more than 500 braces outside of code.'],
    ['[^a]: b\n\n'.repeat(301), 'The page has more than 300 footnotes.'],
    [`> ${'a\n'.repeat(1001)}`, 'more than 1000 lines or 20,000 characters without a blank line'],
    ['> '.repeat(60), 'This list or quote is nested too deeply.'],
  ])('what would take too long is reported: %#', async (body, message) => {
    const { found } = await compileBody(body);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test('a longer block is reported', async () => {
    const { found } = await compileBody(`\`\`\`text\n${'a'.repeat(LONGEST + 1)}\n\`\`\``);
    expect(found[0]).toContain('The code block has 8,001 characters. The limit is 8,000.');
  });
});
