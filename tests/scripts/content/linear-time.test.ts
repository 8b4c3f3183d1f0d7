import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#tests/scripts/cpu-time.ts';
import { compileBody } from './compile-body.ts';

/** Texts that parsers are slow for, each for a length in characters. */
const repeat = (part: string) => (length: number) => part.repeat(Math.ceil(length / part.length));
const PROSE: Readonly<Record<string, (length: number) => string>> = {
  'open brackets': repeat('['),
  'brackets in pairs': repeat('[]'),
  'links without an end': repeat('[a]('),
  'images without an end': repeat('!['),
  stars: repeat('*a '),
  'stars without an end': repeat('**a'),
  underscores: repeat('_a_ '),
  backticks: (length) =>
    Array.from({ length: Math.sqrt(length) }, (_, index) => '`'.repeat(index + 1)).join(' '),
  quotes: repeat('> '),
  'lists in lists': (length) =>
    Array.from({ length: Math.sqrt(length) }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
  'pipes in one row': (length) => `|a|\n|-|\n${'|'.repeat(length)}`,
  'rows of a table': (length) => `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(length / 6)}`,
  'opening tags': repeat('<a>'),
  'closing tags': repeat('</a>'),
  'opening braces': repeat('{'),
  comments: repeat('{/* a '),
  'less-than signs': repeat('<'),
  ampersands: repeat('&a'),
  'addresses without a scheme': repeat('www.a.b '),
  'at signs': repeat('a@b '),
  'one long word': repeat('a'),
  'one long line of words': repeat('a word '),
  paragraphs: repeat('a word\n\n'),
  headings: (length) =>
    Array.from({ length: length / 12 }, (_, index) => `## H${index}\n\nText.`).join('\n\n'),
  'footnotes and references': repeat('[^a] [a][b] '),
  'names in backticks': repeat('`a.b()` '),
};

const CODE: Readonly<Record<string, (length: number) => string>> = {
  'open brackets': repeat('('),
  'nested brackets': (length) => '('.repeat(length / 2) + ')'.repeat(length / 2),
  'quotes without an end': repeat('"a'),
  backslashes: repeat('\\'),
  'one long name': repeat('a'),
  'calls in a chain': repeat('.a()'),
  'lines of prompts': repeat('$ echo "a\n'),
};
const LANGUAGES = 'typescript python go dart csharp java kotlin bash yaml json sql docker html text'.split(
  ' ',
);

const SHORT = 2_000;
const TIMES = 8;
/** The time for a text of eight times the length may grow by more, because short runs are measured coarsely. */
const MOST_GROWTH = 24;
const MOST_MS = 8_000;
/** Below this, a measurement says nothing. */
const COARSE_MS = 60;

const timeOf = (body: string): Promise<number> => cpuTimeOf(() => compileBody(body));

const grows = async (textOf: (length: number) => string): Promise<boolean> => {
  await timeOf(textOf(SHORT / 4));
  const short = Math.max(COARSE_MS, await timeOf(textOf(SHORT)));
  return (await timeOf(textOf(SHORT * TIMES))) > short * MOST_GROWTH;
};

describe('the time of a build grows with the length of its text, and not with its square', () => {
  test.each(Object.entries(PROSE))(
    'for %s',
    async (_, textOf) => expect(await grows(textOf)).toBe(false),
    120_000,
  );

  /** The longest block that is parsed. */
  const LONGEST = 8_000;
  test.each(
    LANGUAGES.flatMap((language) =>
      Object.entries(CODE).map(([name, textOf]) => [language, name, textOf] as const),
    ),
  )(
    'no %s block with %s takes seconds',
    async (language, _, textOf) => {
      expect(await timeOf(`\`\`\`${language}\n${textOf(LONGEST - 10)}\n\`\`\``)).toBeLessThan(MOST_MS);
    },
    120_000,
  );

  test('a longer block is reported', async () => {
    const { found } = await compileBody(`\`\`\`text\n${'a'.repeat(LONGEST + 1)}\n\`\`\``);
    expect(found[0]).toContain('The code block has 8,001 characters. The limit is 8,000.');
  });
});
