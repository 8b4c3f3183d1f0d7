import { describe, expect, test } from 'vitest';
import { hitAddress, hitGroups, hrefOf, markedParts } from '#client/search/hits.ts';
import { hitOf } from './search-answers.ts';

describe('hit groups', () => {
  const hit = (group: string, page: string) => hitOf({ url: `/docs/${page}`, titles: [group, page] });

  test('groups have the order of their best hits, and five hits at most', () => {
    const hits = [
      hit('B', 'b1'),
      hit('A', 'a1'),
      ...['b2', 'b3', 'b4', 'b5', 'b6'].map((page) => hit('B', page)),
    ];
    expect(
      hitGroups(hits).map(({ title, rows }) => [
        title,
        ...rows.map(({ address, position }) => `${address} ${position}`),
      ]),
    ).toEqual([
      ['B', '/b1 1', '/b2 3', '/b3 4', '/b4 5', '/b5 6'],
      ['A', '/a1 2'],
    ]);
  });

  test('a row has the lowest title, the titles above it, and the marks of the index', () => {
    const titles = ['A', 'storage', 'Buckets', '<mark>Events</mark>'];
    const content = 'A <mark>bucket</mark>';
    const symbol = { signature: 'on()', language: 'go' } as const;
    const found = hitOf({ url: '/docs/storage', titles, content, kind: 'symbol', version: 'v1', symbol });
    expect(hitGroups([found])[0]?.rows).toMatchObject([
      {
        address: '/storage',
        title: [{ text: 'Events', isMatch: true }],
        trail: ['storage', 'Buckets'],
        snippet: [
          { text: 'A ', isMatch: false },
          { text: 'bucket', isMatch: true },
        ],
        ...{
          kind: 'symbol',
          block: 'storage',
          version: 'v1',
          symbol,
          position: 1,
          objectID: '/docs/storage',
        },
      },
    ]);
  });

  test('a hit of another index may lack what is beyond the requirements', () => {
    const { objectID, url, hierarchy } = hit('A', 'storage');
    const [row] = hitGroups([{ objectID, url, hierarchy, content: null }])[0]?.rows ?? [];
    expect(row).toMatchObject({ address: '/storage', trail: [], snippet: [], kind: 'section' });
  });
});

describe('hit address', () => {
  test.each([
    ['/docs/storage#overview', '/storage', '/docs/storage'],
    ['/docs/storage#limits', '/storage#limits', '/docs/storage#limits'],
    ['/docs', '/', '/docs'],
    ['/docs#overview', '/', '/docs'],
    ['/docs/#start', '/#start', '/docs/#start'],
    ['/docsearch/a', '/docsearch/a', '/docs/docsearch/a'],
    ['https://nitric.io/docs/apis?x=1#a', '/apis#a', '/docs/apis#a'],
    ['/storage#overviews', '/storage#overviews', '/docs/storage#overviews'],
    ['//evil.example/docs/x', '/x', '/docs/x'],
  ])('%s is the address %s, which is linked as %s', (url, address, href) => {
    expect(hitAddress(url)).toBe(address);
    expect(hrefOf(address)).toBe(href);
  });
});

describe('marked text', () => {
  const show = (marked: string) =>
    markedParts(marked).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text));

  test.each([
    ['', []],
    ['plain', ['plain']],
    ['<mark>all</mark>', ['[all]']],
    ['a <mark>b</mark> c <mark>d</mark>', ['a ', '[b]', ' c ', '[d]']],
    ['<mark>a</mark><mark>b</mark>', ['[a]', '[b]']],
    ['Map&lt;K, V&gt; &amp;&amp; &quot;x&quot; &#39;y&#x27;', [`Map<K, V> && "x" 'y'`]],
    ['&amp;lt;mark&gt;', ['&lt;mark>']],
    ['<b>bold</b> & more', ['<b>bold</b> & more']],
    ['<mark>open', ['[open]']],
  ])('%j becomes parts of plain text', (marked, parts) => {
    expect(show(marked)).toEqual(parts);
  });
});
