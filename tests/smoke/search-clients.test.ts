import { expect, test } from '@playwright/test';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { SEARCH_API_PATH, type SearchRecordFields, SITE_INDEX_NAME } from '#client/contracts/search.ts';

/** The provider's own clients, unmodified, with this site in the place of the provider's hosts. */
const clients = (baseURL = '') => {
  const host = {
    url: new URL(baseURL).host + SEARCH_API_PATH,
    accept: 'readWrite',
    protocol: 'http',
  } as const;
  const options = { hosts: [host] };
  return { lite: liteClient('app', 'key', options), full: algoliasearch('app', 'key', options) };
};

const QUERY = { indexName: SITE_INDEX_NAME, query: 'signed url', hitsPerPage: 3 };

for (const name of ['lite', 'full'] as const)
  test(`the ${name} client gets hits with marks and snippets`, async ({ baseURL }) => {
    const { results } = await clients(baseURL)[name].searchForHits<SearchRecordFields>({
      requests: [
        { ...QUERY, clickAnalytics: true, facets: ['library'], attributesToSnippet: ['content:5'] },
        { ...QUERY, query: 'bucket', page: 1, attributesToRetrieve: ['url', 'hierarchy.lvl1'] },
      ],
    });
    const [first, second] = results;
    expect(first).toMatchObject({ query: 'signed url', hitsPerPage: 3, page: 0, index: SITE_INDEX_NAME });
    expect(first?.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(first?.hits).toHaveLength(3);
    expect(first?.nbPages).toBe(Math.ceil((first?.nbHits ?? 0) / 3));
    expect(first?.facets?.library).toHaveProperty('nodejs');
    expect(JSON.stringify(first?.hits[0]?._highlightResult)).toContain('<em>');
    expect(first?.hits[0]?._snippetResult).toHaveProperty('content.value');
    expect(second).toMatchObject({ query: 'bucket', page: 1 });
    expect(Object.keys(second?.hits[0]?.hierarchy ?? {})).toEqual(['lvl1']);
  });

test('the full client gets one index, values of a facet, and answers', async ({ baseURL }) => {
  const { full } = clients(baseURL);
  const single = await full.searchSingleIndex<SearchRecordFields>({
    indexName: SITE_INDEX_NAME,
    searchParams: { query: 'schedules', hitsPerPage: 1 },
  });
  expect(single.hits[0]?.url).toContain('/docs/schedules');
  const values = await full.searchForFacetValues({
    indexName: SITE_INDEX_NAME,
    facetName: 'library',
    searchForFacetValuesRequest: { facetQuery: 'py' },
  });
  expect(values).toMatchObject({
    facetHits: [{ value: 'python', highlighted: '<em>py</em>thon' }],
    exhaustiveFacetsCount: true,
  });
  const { results } = await full.searchForFacets({
    requests: [{ indexName: SITE_INDEX_NAME, type: 'facet', facet: 'library', facetQuery: 'go' }],
  });
  expect(results[0]?.facetHits.map(({ value }) => value)).toEqual(['go']);
  const answers = await full.customPost({
    path: `1/answers/${SITE_INDEX_NAME}/prediction`,
    body: { query: 'how do I upload a file', queryLanguages: ['en'], nbHits: 2 },
  });
  expect(answers).toMatchObject({ hits: [{ _answer: { extractAttribute: 'content', score: 1 } }, {}] });
});

test('the clients tell errors apart', async ({ baseURL }) => {
  const { lite, full } = clients(baseURL);
  await expect(lite.search({ requests: [{ indexName: 'other', query: 'x' }] })).rejects.toMatchObject({
    name: 'ApiError',
    status: 404,
    message: 'Index other does not exist.',
  });
  await expect(
    full.searchSingleIndex({ indexName: SITE_INDEX_NAME, searchParams: { query: 'x'.repeat(513) } }),
  ).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    message: 'query may have at most 512 characters.',
  });
});
