import { expect, test } from 'vitest';
import { parseResult } from '#client/search/call/search-response.ts';

test('a result has its hits, total, facets, suggestions, and query id', () => {
  const result = {
    hits: [{ url: '/docs/a' }, 3],
    nbHits: 7,
    facets: { library: { go: 2 }, section: null },
    userData: [{ suggestions: ['a', 1] }, null, { suggestions: ['b'] }],
    queryID: 'q',
  };
  expect(parseResult({ results: [result] })).toEqual({
    hits: [{ url: '/docs/a' }, {}],
    total: 7,
    facets: { library: { go: 2 }, section: {} },
    suggestions: ['a', 'b'],
    queryId: 'q',
  });
});

test('a result may consist of its hits', () => {
  expect(parseResult({ results: [{ hits: [{}] }] })).toEqual({
    hits: [{}],
    total: 1,
    facets: {},
    suggestions: [],
    queryId: undefined,
  });
});

test.each([[undefined], [null], [{}], [{ results: [] }], [{ results: [{ hits: 'x' }] }]])(
  'anything else is an error: %j',
  (response) => {
    expect(() => parseResult(response)).toThrow(TypeError);
  },
);
