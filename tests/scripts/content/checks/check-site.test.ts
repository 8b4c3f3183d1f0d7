import { describe, expect, test } from 'vitest';
import { found, page } from '#tests/scripts/content/test-site.ts';

describe('titles', () => {
  test('are unique on the site', async () => {
    expect(await found({ 'a/x.mdx': page('Same'), 'b/x.mdx': page('Same') })).toEqual([
      'pages/b/x.mdx:2:1 The title "Same" is also that of pages/a/x.mdx. | Add `title_meta: …` to one of them, for example `title_meta: Same (b)`.',
    ]);
  });

  test('may differ only in title_meta or in the version of an older reference', async () => {
    expect(
      await found({
        'a.mdx': page('Same'),
        'b.mdx': page('Same', 'Text.', 'title_meta: Another\n'),
        'reference/nodejs/index.mdx': page('Node.js'),
        'reference/nodejs/v0/index.mdx': page('Node.js'),
      }),
    ).toEqual([]);
  });

  test('of a library with only one version are compared with all other titles', async () => {
    expect(await found({ 'a.mdx': page('JVM'), 'reference/jvm/v0/index.mdx': page('JVM') })).toHaveLength(1);
  });
});

const blocks = (whole: number, fragments: number): string =>
  [
    ...Array<string>(whole).fill('```go\npackage main\n```'),
    ...Array<string>(fragments).fill('```go fragment\nf(\n```'),
  ].join('\n\n');

describe('fragments', () => {
  test('are at most 5 % of the code blocks of the site, or one on a small site', async () => {
    expect(await found({ 'a.mdx': page('A', blocks(37, 1)), 'b.mdx': page('B', blocks(1, 1)) })).toEqual([]);
    expect(await found({ 'a.mdx': page('A', blocks(1, 1)) })).toEqual([]);
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
});
