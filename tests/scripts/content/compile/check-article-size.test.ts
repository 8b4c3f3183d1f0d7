import { expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

/** Words that do not compress to much less than two bytes each. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => ((index + 7) ** 5 % 1_679_616).toString(36)).join('\n\n');

test('an article of more than 12 kB after gzip is a problem of its page', async () => {
  expect((await compileBody(words(1000))).found).toEqual([]);
  expect((await compileBody(words(8000))).found).toEqual([
    expect.stringMatching(
      /^-3:1 The article is [\d.]+ kB after gzip\. The limit is 12\.00 kB\. \| Move part of it to its own page, or shorten similar samples\.$/,
    ),
  ]);
});
