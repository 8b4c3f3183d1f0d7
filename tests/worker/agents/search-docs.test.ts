import { expect, test, vi } from 'vitest';
import { answerWith, RECORD } from '#tests/worker/search-api/record.ts';
import { searchDocs } from '#worker/agents/search-docs.ts';

const { symbol: _symbol, ...WITHOUT_SYMBOL } = RECORD;
const PAGE = { ...WITHOUT_SYMBOL, url: '/docs/storage#overview' };

/** Calls the tool on a site with this answer. Returns its text, and the query that the site got. */
const searched = async (values: object, answer = answerWith([RECORD])) => {
  const search = vi.fn(async () => answer);
  const site = { search, settings: { siteOrigin: 'https://a.b' }, release: { pages: {}, redirects: {} } };
  const { text } = await searchDocs.run({ query: 'bucket', ...values } as never, site as never); // The tool reads no more.
  return { text, query: search.mock.lastCall };
};

test('a result has its titles, its address, the signature of its symbol, and its text', async () => {
  expect((await searched({})).text).toBe(
    [
      '# 1 result for "bucket"',
      '## Python v1 > Storage > Bucket.on()',
      '<https://a.b/docs/reference/python/storage#bucket-on>',
      '```python\non(type: str)\n```',
      RECORD.content,
    ].join('\n\n'),
  );
});

test('the first ten results are asked for, or as many as the agent wants, of its library and version', async () => {
  const usual = { text: 'bucket', page: 0, hitsPerPage: 10, filters: {} };
  expect((await searched({})).query).toEqual([usual]);
  expect((await searched({ limit: 20, sdk: 'go' })).query).toEqual([
    {
      ...usual,
      hitsPerPage: 20,
      filters: { library: ['go', ''], version: ['v1', ''] },
      preferredLibrary: 'go',
    },
  ]);
  const old = (await searched({ sdk: 'nodejs', version: '0.15' })).query;
  expect(old).toEqual([
    { ...usual, filters: { library: ['nodejs', ''], version: ['v0', ''] }, preferredLibrary: 'nodejs' },
  ]);
  expect((await searched({ version: 'v1' })).query).toEqual([{ ...usual, filters: { version: ['v1', ''] } }]);
  expect((await searched({ section: 'CLI' })).query).toEqual([{ ...usual, filters: { section: ['CLI'] } }]);
  await expect(searched({ sdk: 'go', version: 'v9' })).rejects.toThrow('Go has no version v9.');
  expect(searchDocs.inputs.limit).toMatchObject({ minimum: 1, maximum: 20, default: 10 });
});

test('without a result, the agent learns what to search for instead', async () => {
  const nothing = searched({}, answerWith([], { suggestions: ['buckets', 'storage'] }));
  await expect(nothing).rejects.toThrow('Nothing matches "bucket". Try "buckets", "storage".');
});

test.each([
  [
    'whole up to 300 characters',
    `${'x'.repeat(290)} ${'y'.repeat(9)}`,
    `${'x'.repeat(290)} ${'y'.repeat(9)}`,
  ],
  ['cut at a space', `${'x'.repeat(290)} ${'y'.repeat(10)}`, `${'x'.repeat(290)}…`],
  ['cut anywhere without a space', 'x'.repeat(301), `${'x'.repeat(300)}…`],
])('a text is %s', async (_, content, excerpt) => {
  const { text } = await searched({}, answerWith([{ ...PAGE, content }]));
  expect(text.split('\n\n').slice(-2)).toEqual(['<https://a.b/docs/storage>', excerpt]);
});

test('a text of a result after the third is cut earlier', async () => {
  const { text } = await searched({}, answerWith(Array(4).fill({ ...PAGE, content: 'x'.repeat(301) })));
  expect(text.match(/x+(?=…)/g)?.map(({ length }) => length)).toEqual([300, 300, 300, 140]);
});
