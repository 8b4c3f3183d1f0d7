import { describe, expect, test } from 'vitest';
import { checkLinkedPages } from '#scripts/content/checks/check-links.ts';
import type { Site } from '#scripts/content/checks/site-pages.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import { problemsIn } from '#tests/scripts/content/compile-body.ts';
import { found, page } from '#tests/scripts/content/test-site.ts';

describe('links', () => {
  const files = { 'storage.mdx': page('Storage', '## Events\n\n## Limits'), 'guides/node.mdx': page('Node') };

  test('that lead nowhere, or are written in another way, are problems', async () => {
    const rows = problemsIn(new URL('links.tsv', import.meta.url));
    const links = rows.map(([url]) => `[a](<${url}>)`).join('\n');
    const problems = await found(
      { ...files, 'guides/links.mdx': page('Links', `${links}\n\n## Ups`) },
      { redirects: '/old /storage 301\n/older /storage#limits 301' },
    );
    expect(problems).toEqual(
      rows.map(([, problem], index) => `pages/guides/links.mdx:${index + 6}:1 ${problem}`),
    );
  });

  test.each([
    ['/reference/nodejs/v1/storage', '/reference/nodejs/storage'],
    ['/reference/nodejs/v2/storage#bucket', '/reference/nodejs/storage#bucket'],
    ['/reference/nodejs/storage/v0', '/reference/nodejs/v0/storage'],
  ])('to %j, which is no page, lead to %j', async (url, meant) => {
    const problems = await found({
      'links.mdx': page('Links', `[a](${url})`),
      'reference/nodejs/storage.mdx': page('New', '## Bucket'),
      'reference/nodejs/v0/storage.mdx': page('Old', '## Bucket'),
    });
    expect(problems).toEqual([
      `pages/links.mdx:6:1 There is no page \`${url.split('#')[0]}\`. | Did you mean \`${meant}\`?`,
    ]);
  });

  test('to pages, anchors and other sites are valid', async () => {
    const urls = [
      '/',
      '/storage#events',
      '/storage?a=b#limits',
      '/storage#%65vents',
      '#own',
      'https://nitric.io',
      'https://www.nitric.example/docs/storage.md',
      'https://www.nitric.example/docs/llms.txt',
      'https://nitric.example/docs/api/mcp',
      'https://other.example/docs/storage',
      'http://localhost:4001/storage',
      'mailto:a@b.io',
      '/storage#property-x',
    ];
    expect(
      await found({
        'storage.mdx': page(
          'Storage',
          '## Events\n\n## Limits\n\n<Properties>\n<Property name="x">y</Property>\n</Properties>',
        ),
        'links.mdx': page('Links', `## Own\n\n${urls.map((url) => `[a](${url})`).join('\n')}`),
      }),
    ).toEqual([]);
  });

  test('of cards are checked too', async () => {
    expect(
      await found({
        'a.mdx': page('A', '<Guides>\n<Guide href="/b" name="B">c</Guide>\n</Guides>'),
        'bb.mdx': page('Bb'),
      }),
    ).toEqual(['pages/a.mdx:7:1 There is no page `/b`. | Did you mean `/bb`?']);
  });

  test('to anchors on a page that cannot be read are not reported', async () => {
    const problems = await found({
      'a.mdx': page('A', '[b](/b#c)'),
      'b.mdx': page('B', 'a <3\n\n'.repeat(60)),
      'd.mdx': page('D', '[e](/e#command-up)'),
      'e.mdx': page('E', '<Commands nam="up" />'),
    });
    expect(problems.filter((problem) => /^pages\/[ad]\.mdx/.test(problem))).toEqual([]);
  });
});

// The check reads nothing else.
const linked = (path: string, ...urls: string[]) =>
  ({
    path,
    sourceFile: `${path}.mdx`,
    links: urls.map((url) => ({ url })),
    anchors: [],
    symbols: {},
  }) as unknown as PageFacts;

/** Reports on pages of a site in which some libraries cannot be read. */
const linkProblems = (facts: readonly PageFacts[], ...unread: string[]) =>
  checkLinkedPages({
    facts,
    symbols: { unread: new Set(unread) },
    rules: { isLinked: true },
  } as unknown as Site); // the check reads nothing else

test('a page links to two others, and two others link to it', () => {
  const pages = [linked('/a', '/b', '/c#x'), linked('/b', '/a', '/c'), linked('/c', '/a', '/b#y')];
  expect(linkProblems(pages)).toEqual([]);
});

test('links to the page itself, to other sites, and second links to one page do not count', () => {
  const pages = [
    linked('/a', '/a#x', '/b', '/b#y', 'https://c.example/', '#z'),
    linked('/b', '/a', '/c'),
    linked('/c', '/a', '/b'),
  ];
  expect(linkProblems(pages).map(({ file, message }) => `${file} ${message}`)).toEqual([
    '/a.mdx The text of this page links to 1 other page.',
    '/c.mdx This page has links from the text of 1 other page.',
  ]);
});

test('nothing is said about a page that could not be read, or that shows data with mistakes', () => {
  const unread = { ...linked('/a'), anchors: undefined };
  expect(linkProblems([unread, linked('/b', '/a', '/c'), linked('/c', '/a', '/b')])).toEqual([]);
  const shows = { ...linked('/a'), symbols: { nodejs: '' } };
  const pages = [shows, linked('/b', '/a', '/c'), linked('/c', '/a', '/b')];
  expect(linkProblems(pages, 'nodejs')).toEqual([]);
  expect(linkProblems(pages)).toHaveLength(3);
});
