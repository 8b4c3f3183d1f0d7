import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#tests/scripts/cpu-time.ts';
import { compileBody } from './compile-body.ts';

/** Texts that parsers are slow for, each for a length in characters. */
const repeat = (part: string) => (length: number) => part.repeat(Math.ceil(length / part.length));
const PROSE: Readonly<Record<string, (length: number) => string>> = {
  'brackets in pairs': repeat('[]'),
  'links without an end': repeat('[a]('),
  'images without an end': repeat('!['),
  'stars without an end': repeat('**a'),
  backticks: (length) =>
    Array.from({ length: Math.sqrt(length) }, (_, index) => '`'.repeat(index + 1)).join(' '),
  'lists in lists': (length) =>
    Array.from({ length: Math.sqrt(length) }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
  'pipes in one row': (length) => `|a|\n|-|\n${'|'.repeat(length)}`,
  'opening tags': repeat('<a>'),
  'opening braces': repeat('{'),
  'at signs': repeat('a@b '),
  'one long line of words': repeat('a word '),
  headings: (length) =>
    Array.from({ length: length / 12 }, (_, index) => `## H${index}\n\nText.`).join('\n\n'),
  'names in backticks': repeat('`a.b()` '),
};

const CODE = [repeat('('), repeat('"a'), repeat('.a()')];
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

describe('the time of a build grows with the length of its text, and not with its square', () => {
  test.each(Object.entries(PROSE))('for %s', async (_, textOf) => {
    await timeOf(textOf(SHORT / 4));
    const short = Math.max(COARSE_MS, await timeOf(textOf(SHORT)));
    expect(await timeOf(textOf(SHORT * TIMES))).toBeLessThan(short * MOST_GROWTH);
  });

  /** The longest block that is parsed. */
  const LONGEST = 8_000;
  test.each(LANGUAGES)('no block of %s takes seconds', async (language) => {
    for (const textOf of CODE)
      expect(await timeOf(`\`\`\`${language}\n${textOf(LONGEST - 10)}\n\`\`\``)).toBeLessThan(MOST_MS);
  });

  test('a longer block is reported', async () => {
    const { found } = await compileBody(`\`\`\`text\n${'a'.repeat(LONGEST + 1)}\n\`\`\``);
    expect(found[0]).toContain('The code block has 8,001 characters. The limit is 8,000.');
  });
});
