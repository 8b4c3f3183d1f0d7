import { expect, test } from 'vitest';
import { nestingProblem } from '#scripts/content/source/nesting-problem.ts';
import { found, page } from '#tests/scripts/content/test-site.ts';
import { cpuTimeOf } from '#tests/scripts/cpu-time.ts';

const lists = (depth: number): string =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- level`).join('\n');

test.each([
  ['lists in each other', lists(60), 50 * (49 + 8) + 100],
  ['lists in one line', '1. '.repeat(40), 118],
  ['quotes', '>'.repeat(101), 100],
])('%s are reported where they are too deep', (_, text, offset) => {
  expect(nestingProblem(text)?.offset).toBe(offset);
});

test.each([
  ['lists in each other', lists(20)],
  ['a long line', `- ${'word '.repeat(100)}`],
  ['an indented line', `${' '.repeat(200)}text`],
  ['a line of stars', '*'.repeat(200)],
  ['code', `\`\`\`text\n${' '.repeat(200)}- a\n\`\`\``],
])('%s may be in a page', (_, text) => {
  expect(nestingProblem(text)).toBeUndefined();
});

test('a page with 3,000 lists in each other is a mistake with its place, and takes no time', async () => {
  let problems: string[] = [];
  const took = await cpuTimeOf(async () => {
    problems = await found({ 'a.mdx': page('A', lists(3_000)) });
  });
  expect(problems).toEqual([
    expect.stringMatching(
      /^pages\/a\.mdx:\d+:101 This list or quote is nested too deeply\. \| Write the inner ones as sections, or as lists of their own\.$/,
    ),
  ]);
  expect(took).toBeLessThan(3_000);
});
