import { describe, expect, test } from 'vitest';
import { found, page } from '#tests/scripts/content/test-site.ts';

const blocks = (whole: number, fragments: number): string =>
  [
    ...Array<string>(whole).fill('```go\npackage main\n```'),
    ...Array<string>(fragments).fill('```go fragment\nf(\n```'),
  ].join('\n\n');

describe('fragments', () => {
  test('are at most 5 % of the code blocks of the site', async () => {
    expect(await found({ 'a.mdx': page('A', blocks(37, 1)), 'b.mdx': page('B', blocks(1, 1)) })).toEqual([]);
  });

  test('are all named when there are more', async () => {
    const [first, ...rest] = await found({
      'a.mdx': page('A', blocks(0, 1)),
      'b.mdx': page('B', blocks(36, 2)),
    });
    expect(first).toMatch(
      /^pages\/a\.mdx:\d+:1 The site has 3 fragments among 39 code blocks\. The limit is 1\. \| Complete some/,
    );
    expect(rest).toHaveLength(2);
  });

  test('may be one on a small site', async () => {
    expect(await found({ 'a.mdx': page('A', blocks(1, 1)) })).toEqual([]);
  });
});
