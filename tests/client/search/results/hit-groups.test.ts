import { expect, test } from 'vitest';
import { hitGroups } from '#client/search/results/hit-groups.ts';

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
      title: [{ text: 'Events', isMarked: true }],
      trail: ['storage', 'Buckets'],
      snippet: [
        { text: 'A ', isMarked: false },
        { text: 'bucket', isMarked: true },
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

test.each([[{}], [{ url: 3, hierarchy: 'x', version: {}, symbol: [], kind: 'other', _snippetResult: null }]])(
  'a hit of another form is a row without what it lacks: %j',
  (strange) => {
    const [row] = hitGroups([strange])[0]?.rows ?? [];
    expect(row).toMatchObject({ address: '/', trail: [], snippet: [], kind: 'section' });
    expect([row?.version, row?.symbol]).toEqual([undefined, undefined]);
  },
);

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
