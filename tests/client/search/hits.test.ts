import { describe, expect, test } from 'vitest';
import { hitAddress, hitGroups, hrefOf } from '#client/search/hits.ts';
import { markedParts } from '#client/search/search-response.ts';

describe('hit groups', () => {
  const hit = (group: string, page: string, ...more: string[]) => ({
    url: `/docs/${page}`,
    hierarchy: { lvl0: group, lvl1: page, lvl2: more[0] ?? null, lvl3: more[1] ?? null },
  });

  test('groups have the order of their best hits, and five hits at most', () => {
    const hits = [
      hit('B', 'b1'),
      hit('A', 'a1'),
      ...['b2', 'b3', 'b4', 'b5', 'b6'].map((page) => hit('B', page)),
    ];
    const groups = hitGroups(hits);
    expect(
      groups.map(({ title, rows }) => [title, rows.map(({ address, position }) => [address, position])]),
    ).toEqual([
      [
        'B',
        [
          ['/b1', 1],
          ['/b2', 3],
          ['/b3', 4],
          ['/b4', 5],
          ['/b5', 6],
        ],
      ],
      ['A', [['/a1', 2]]],
    ]);
  });

  test('a row has the lowest title, the titles above it, and the marks of the index', () => {
    const [group] = hitGroups([
      {
        ...hit('A', 'storage', 'Buckets', 'Events'),
        kind: 'symbol',
        version: 'v1',
        content: 'Plain',
        symbol: { signature: 'on()', sample: 3 },
        _snippetResult: { content: { value: 'A <mark>bucket</mark>' } },
        _highlightResult: { hierarchy: { lvl3: { value: '<mark>Events</mark>' } } },
      },
    ]);
    expect(group?.rows).toEqual([
      {
        address: '/storage',
        title: [{ text: 'Events', isMatch: true }],
        trail: ['storage', 'Buckets'],
        snippet: [
          { text: 'A ', isMatch: false },
          { text: 'bucket', isMatch: true },
        ],
        kind: 'symbol',
        block: 'storage',
        version: 'v1',
        symbol: { signature: 'on()', sample: undefined },
        objectID: undefined,
        position: 1,
      },
    ]);
  });

  test.each([
    [{}],
    [{ url: 3, hierarchy: 'x', version: {}, symbol: [], kind: 'other', _snippetResult: null }],
  ])('a hit of another form is a row without what it lacks: %j', (strange) => {
    const [row] = hitGroups([strange])[0]?.rows ?? [];
    expect(row).toMatchObject({ address: '/', trail: [], snippet: [], kind: 'section' });
    expect([row?.version, row?.symbol]).toEqual([undefined, undefined]);
  });

  test.each([
    ['storage', 'storage'],
    ['storage#limits', 'storage'],
    ['batch', 'batch'],
    ['reference/nodejs/keyvalue#kv', 'keyvalue'],
    ['reference/go/v0/queues', 'messaging'],
    ['reference/nodejs', undefined],
    ['guides/storage', undefined],
  ])('the block of %s is %s', (page, block) => {
    expect(hitGroups([hit('A', page)])[0]?.rows[0]?.block).toBe(block);
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
