import { describe, expect, test } from 'vitest';
import { parseFacetRequest, parseHitsRequest } from '#worker/search-api/parse-request.ts';
import { readFields, readRequests } from '#worker/search-api/read-fields.ts';

describe('parse request', () => {
  const bodyOf = (body: unknown, headers: Record<string, string> = {}) =>
    new Request('https://x.example', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    });

  const DEFAULTS = {
    query: { text: '', page: 0, hitsPerPage: 20, filters: {} },
    format: {
      retrieve: ['*'],
      highlight: ['hierarchy', 'content'],
      snippet: [{ attribute: 'content', words: 10 }],
      tags: ['<em>', '</em>'],
      ellipsis: '…',
    },
    facets: [],
    wantsQueryId: false,
  };

  test('a request without parameters asks for twenty hits with marks and ten words', () => {
    expect(parseHitsRequest({})).toEqual(DEFAULTS);
  });

  const PARAMETERS = {
    query: 'signed url',
    page: 2,
    hitsPerPage: 5,
    facetFilters: ['library:go', ['section:Guides', 'section:Reference'], 'version:v1'],
    optionalFilters: ['library:python'],
    facets: ['library', 'unknown'],
    attributesToRetrieve: ['url', 'hierarchy.lvl1'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:5.5', 'hierarchy.lvl1', 'url:0'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '...',
    clickAnalytics: true,
  };

  const EXPECTED = {
    query: {
      text: 'signed url',
      page: 2,
      hitsPerPage: 5,
      filters: { library: ['go'], section: ['Guides', 'Reference'], version: ['v1'] },
      preferredLibrary: 'python',
    },
    format: {
      retrieve: ['url', 'hierarchy.lvl1'],
      highlight: ['hierarchy'],
      snippet: [
        { attribute: 'content', words: 5 },
        { attribute: 'hierarchy.lvl1', words: 10 },
        { attribute: 'url', words: 1 },
      ],
      tags: ['<mark>', '</mark>'],
      ellipsis: '...',
    },
    facets: ['library'],
    wantsQueryId: true,
  };

  const encoded = new URLSearchParams(
    Object.entries(PARAMETERS).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

  test.each([
    ['fields, as version 5 of the client sends them', { indexName: 'docs', ...PARAMETERS }],
    ['a URL-encoded text, as version 4 sends them', { indexName: 'docs', params: encoded }],
    ['an object', { indexName: 'docs', params: PARAMETERS }],
  ])('parameters are read from %s', async (_, request) => {
    const [fields = {}] = await readRequests(bodyOf({ requests: [request] }));
    expect(parseHitsRequest(fields)).toEqual(EXPECTED);
    const { indexName: _index, ...single } = request;
    expect(parseHitsRequest(await readFields(bodyOf(single)))).toMatchObject(EXPECTED);
  });

  test('lists of URL-encoded parameters may have commas', () => {
    expect(
      parseHitsRequest({
        facets: 'library, version',
        attributesToRetrieve: '',
        facetFilters: 'library:go,version:v1',
      }),
    ).toMatchObject({
      facets: ['library', 'version'],
      format: { retrieve: [] },
      query: { filters: { library: ['go'], version: ['v1'] } },
    });
  });

  test.each([
    [
      { hitsPerPage: 1e9, page: '5000' },
      { hitsPerPage: 100, page: 1000 },
    ],
    [
      { hitsPerPage: -1, page: -1 },
      { hitsPerPage: 0, page: 0 },
    ],
  ])('%j is brought into the limits', (parameters, query) =>
    expect(parseHitsRequest(parameters).query).toMatchObject(query),
  );

  test.each([
    [{ query: 7 }, 'query must be a string.'],
    [{ query: 'x'.repeat(513) }, 'query may have at most 512 characters.'],
    [{ hitsPerPage: 'many' }, 'hitsPerPage must be a whole number.'],
    [{ page: 1.5 }, 'page must be a whole number.'],
    [{ facets: 7 }, 'facets must be a list of strings.'],
    [{ facets: '[broken' }, 'facets must be a list of strings.'],
    [{ facets: Array(51).fill('a') }, 'facets may have at most 50 items.'],
    [{ facetFilters: [{}] }, 'facetFilters.0 must be a list of strings.'],
    [{ clickAnalytics: 'perhaps' }, 'clickAnalytics must be true or false.'],
    [{ highlightPreTag: 'x'.repeat(65) }, 'highlightPreTag may have at most 64 characters.'],
  ])('%j is rejected', (parameters, message) => expect(() => parseHitsRequest(parameters)).toThrow(message));

  test.each([
    ['{', 'The body must be JSON.'],
    ['[]', 'requests must be a list.'],
    ['7', 'The body must be an object.'],
    ['{"requests":{}}', 'requests must be a list.'],
    ['{"requests":[7]}', 'requests.0 must be an object.'],
    [JSON.stringify({ requests: Array(51).fill({}) }), 'requests may have at most 50 items.'],
    ['{"requests":[{"params":7}]}', 'params must be an object.'],
  ])('the body %j is rejected', async (body, message) => {
    await expect(readRequests(bodyOf(body))).rejects.toThrow(message);
  });

  test('a body of more than 64 kB is rejected', async () => {
    await expect(readFields(bodyOf('x'.repeat(64 * 1024 + 1)))).rejects.toMatchObject({
      options: { status: 413 },
    });
  });

  test('a search for values of a facet has a query, but asks for no hits', () => {
    expect(
      parseFacetRequest({ query: 'bucket', facet: 'library', facetQuery: 'py', maxFacetHits: 0 }),
    ).toEqual({
      query: { text: 'bucket', page: 0, hitsPerPage: 0, filters: {} },
      tags: ['<em>', '</em>'],
      facet: 'library',
      facetQuery: 'py',
      maxFacetHits: 1,
    });
    expect(() => parseFacetRequest({ facet: 'lang' })).toThrow(
      'facet must be one of library, section, version.',
    );
  });
});

describe('parse filters', () => {
  test.each([
    [[], {}],
    [['library:go'], { library: ['go'] }],
    [[['library:go', 'library:python']], { library: ['go', 'python'] }],
    [['library:go', 'version:v1'], { library: ['go'], version: ['v1'] }],
    [
      [
        ['library:go', 'library:dart'],
        ['library:dart', 'library:jvm'],
      ],
      { library: ['dart'] },
    ],
    [['library:go', 'library:dart'], { library: [] }],
    [['section:Building blocks'], { section: ['Building blocks'] }],
  ])('%j is the filter %j', (facetFilters, filters) =>
    expect(parseHitsRequest({ facetFilters }).query.filters).toEqual(filters),
  );

  test.each([
    ['library', '"library" is no term such as library:go.'],
    ['__proto__:x', '"__proto__" is none of the facets library, section, version.'],
    [['library:go', 'section:Reference'], 'A filter must not join different facets by OR.'],
  ])('%j is rejected', (group, message) =>
    expect(() => parseHitsRequest({ facetFilters: [group] })).toThrow(message),
  );

  test.each([
    ['library:python', 'python'],
    [['section:Guides', 'library:cobol', 'library:go<score=2>'], 'go'],
    ['library:cobol', undefined],
  ])('of the optional filters %j, the preferred library is %s', (group, library) =>
    expect(parseHitsRequest({ optionalFilters: [group] }).query.preferredLibrary).toBe(library),
  );
});
