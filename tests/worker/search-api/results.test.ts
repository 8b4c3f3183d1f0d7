import { expect, test } from 'vitest';
import { parseFacetRequest, parseHitsRequest } from '#worker/search-api/parse-request.ts';
import { answersResult, facetResult, hitsResult, queryOfPrediction } from '#worker/search-api/results.ts';
import { answerWith, matching, RECORD } from './record.ts';

const answer = answerWith([RECORD], { total: 41, matchesIn: matching('bucket', 'function') });

test('a result has all fields of the provider', () => {
  const request = parseHitsRequest({
    query: 'Bucket functions',
    page: 1,
    facets: ['library', 'version'],
    highlightPreTag: '<b>',
    highlightPostTag: '</b>',
    attributesToSnippet: ['content:3', 'hierarchy.lvl2:2'],
  });
  expect(hitsResult(request, answer, 7)).toEqual({
    hits: [
      {
        ...RECORD,
        _snippetResult: {
          hierarchy: { lvl2: { value: '<b>Bucket</b>.on()' } },
          content: { value: '…a &lt;<b>function</b>&gt; when…' },
        },
        _highlightResult: {
          hierarchy: {
            lvl0: { value: 'Python v1' },
            lvl1: { value: 'Storage' },
            lvl2: {
              value: '<b>Bucket</b>.on()',
            },
          },
          content: {
            value:
              'Calls a &lt;<b>function</b>&gt; when a file in the <b>bucket</b> changes &amp; is &quot;new&quot;.',
          },
        },
      },
    ],
    nbHits: 41,
    page: 1,
    nbPages: 3,
    hitsPerPage: 20,
    facets: { library: { go: 3, nodejs: 3, python: 1 }, version: {} },
    query: 'Bucket functions',
    index: 'docs',
    processingTimeMS: 7,
  });
});

test('a hit has only the wanted attributes and its id', () => {
  const request = parseHitsRequest({
    attributesToRetrieve: ['hierarchy.lvl1', 'symbol'],
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  const [hit] = hitsResult(request, answer, 0).hits;
  expect(JSON.parse(JSON.stringify(hit))).toEqual({
    objectID: RECORD.objectID,
    hierarchy: { lvl1: 'Storage' },
    symbol: RECORD.symbol,
  });
});

test('an empty result carries suggestions, and no hits per page means no pages', () => {
  const empty = answerWith([], { suggestions: ['bucket'] });
  expect(hitsResult(parseHitsRequest({}), empty, 0)).toMatchObject({
    nbHits: 0,
    nbPages: 0,
    userData: [{ suggestions: ['bucket'] }],
  });
  expect(hitsResult(parseHitsRequest({ hitsPerPage: 0 }), answer, 0)).toMatchObject({
    nbHits: 41,
    nbPages: 0,
  });
});

test.each([
  ['', ['go', 'nodejs', 'python']],
  ['N', ['<em>n</em>odejs']],
  ['js', []],
])('a search for values of a facet that begin with %j finds %j', (facetQuery, highlighted) => {
  const result = facetResult(parseFacetRequest({ facet: 'library', facetQuery }), answer, 3);
  expect(result.facetHits.map((hit) => hit.highlighted)).toEqual(highlighted);
  expect(result).toMatchObject({ exhaustiveFacetsCount: true, processingTimeMS: 3 });
});

test('each word of a value can be found, and only the wanted number of values is returned', () => {
  const facets = { library: {}, section: { 'Cloud providers': 2, 'A & <b>': 1, CLI: 1 }, version: {} };
  const values = (fields: object) =>
    facetResult(parseFacetRequest({ facet: 'section', ...fields }), answerWith([], { facets }), 0).facetHits;
  expect(values({ facetQuery: 'pro' })).toEqual([
    { value: 'Cloud providers', highlighted: 'Cloud <em>pro</em>viders', count: 2 },
  ]);
  expect(values({ facetQuery: 'a' })).toEqual([
    { value: 'A & <b>', highlighted: '<em>A</em> &amp; &lt;b&gt;', count: 1 },
  ]);
  expect(values({ maxFacetHits: 2 }).map(({ value }) => value)).toEqual(['Cloud providers', 'A & <b>']);
});

test('an answer is a hit with the words that answer the query', () => {
  const request = parseHitsRequest(queryOfPrediction({ query: 'bucket', nbHits: 2 }));
  expect(request.query.hitsPerPage).toBe(2);
  const withoutText = { ...RECORD, content: null };
  const result = answersResult(
    request,
    answerWith([RECORD, withoutText], { matchesIn: matching('bucket') }),
    0,
  );
  expect(result.hits.map((hit) => hit._answer)).toEqual([
    {
      extract:
        'Calls a &lt;function&gt; when a file in the <em>bucket</em> changes &amp; is &quot;new&quot;.',
      extractAttribute: 'content',
      score: 1,
    },
    { extract: '', extractAttribute: 'content', score: 0.5 },
  ]);
});
