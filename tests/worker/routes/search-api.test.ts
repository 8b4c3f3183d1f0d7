import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { fetchWith } from '#tests/worker/fetch-with.ts';

const API = '/docs/api/search/1';
const HEADERS = { 'CF-Connecting-IP': '203.0.113.8' };

/** Calls the Worker as a client of the provider does, with other bindings if a test needs them. */
const post = (path: string, body: unknown, bindings: object = {}) =>
  fetchWith(bindings, `${API}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: HEADERS,
  });

const jsonOf = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  return [response.status, await response.json()];
};

/** Assets of which some cannot be read. */
const assets = (isThere: () => boolean) => ({
  ASSETS: {
    fetch: async (url: string) => (isThere() ? env.ASSETS.fetch(url) : new Response('', { status: 404 })),
  },
});

test('several queries get their results in their order', async () => {
  const requests = [
    { indexName: 'docs', query: 'storage', hitsPerPage: 1 },
    { indexName: 'docs', params: 'query=schedules&hitsPerPage=1' },
    { indexName: 'docs', type: 'facet', facet: 'library', query: 'bucket', facetQuery: 'dar' },
  ];
  const answer = await post('indexes/*/queries', { requests });
  expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  expect(await answer.json()).toMatchObject({
    results: [
      { query: 'storage', hits: [{ url: '/docs/storage#overview' }] },
      { query: 'schedules', hits: [{ url: '/docs/schedules#overview' }] },
      { facetHits: [{ value: 'dart', highlighted: '<em>dar</em>t' }] },
    ],
  });
});

test('each answer has an id of its own if the client counts clicks, and none otherwise', async () => {
  const query = { query: 'storage', clickAnalytics: true };
  const ids = await Promise.all(
    [query, query].map(
      async (fields) =>
        (await (await post('indexes/docs/query', fields)).json<{ queryID: string }>()).queryID,
    ),
  );
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  const [, plain] = await jsonOf(post('indexes/docs/query', { query: 'storage' }));
  expect(plain).not.toHaveProperty('queryID');
});

describe('an error has the form of the provider', () => {
  test.each([
    ['indexes/other/query', {}, 404, 'Index other does not exist.'],
    ['indexes/*/queries', { requests: [{ indexName: 'other' }] }, 404, 'Index other does not exist.'],
    [
      'indexes/*/queries',
      { requests: [{ indexName: { toString: 1, valueOf: 1 } }] },
      404,
      'Index with this name does not exist.',
    ],
    ['indexes/docs/facets/lang/query', {}, 400, 'facet must be one of library, section, version.'],
    ['indexes/docs/query', { page: 'x' }, 400, 'page must be a whole number.'],
    ['indexes/docs/query', { query: 'x'.repeat(70_000) }, 413, 'The body may have at most 65536 bytes.'],
    ['indexes/docs/browse', {}, 404, 'The API has no such address.'],
  ])('%s with %j: %i', async (path, body, status, message) => {
    expect(await jsonOf(post(path, body))).toEqual([status, { message, status }]);
  });

  test('for the first of two problems, and the second stays no rejection without a handler', async () => {
    const unhandled = vi.fn();
    addEventListener('unhandledrejection', unhandled);
    const requests = [
      { indexName: 'docs', page: 'x' },
      { indexName: 'docs', type: 'facet', facet: 'lang' },
    ];
    const [status, answer] = await jsonOf(post('indexes/*/queries', { requests }));
    expect([status, answer]).toEqual([400, { message: 'page must be a whole number.', status: 400 }]);
    await new Promise((resolve) => setTimeout(resolve));
    removeEventListener('unhandledrejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test.each([
    'indexes/*/queries',
    'indexes/docs/query',
    'indexes/docs/facets/library/query',
    'answers/docs/prediction',
  ])('for a sender above the limit, who may ask %s again after ten seconds', async (path) => {
    const limit = vi.fn(async () => ({ success: false }));
    const answer = await post(path, { query: 'x' }, { SEARCH_LIMIT: { limit } });
    expect(answer.headers.get('Retry-After')).toBe('10');
    const message = 'Too many queries came from one address. Send it again in 10 seconds.';
    expect(await jsonOf(answer)).toEqual([429, { message, status: 429 }]);
    expect(limit).toHaveBeenCalledWith({ key: '203.0.113.8' });
  });

  test.each([
    [2, 429],
    [3, 200],
  ])('for a sender of three queries of whom %i are within the limit: %i', async (most, status) => {
    let left = most;
    const limit = async () => ({ success: left-- > 0 });
    const requests = Array(3).fill({ indexName: 'docs', hitsPerPage: 0 });
    expect((await post('indexes/*/queries', { requests }, { SEARCH_LIMIT: { limit } })).status).toBe(status);
    expect(left).toBe(most - 3);
  });

  test('while the index cannot be read, and only then', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    let isThere = false;
    const bindings = assets(() => isThere);
    const query = { query: 'an unreadable index' };
    const answer = await post('indexes/docs/query', query, bindings);
    expect([answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
      '5',
      'no-store',
    ]);
    expect(await jsonOf(answer)).toEqual([
      503,
      {
        message: 'The index cannot be read at the moment. Send the query again in a few seconds.',
        status: 503,
      },
    ]);
    expect(log).toHaveBeenCalledOnce();
    isThere = true;
    expect((await post('indexes/docs/query', query, bindings)).status).toBe(200);
  });
});

test('the index is read once for all queries', async () => {
  const bindings = assets(() => true);
  const read = vi.spyOn(bindings.ASSETS, 'fetch');
  await post('indexes/docs/query', { query: 'a query that nobody asked before' }, bindings);
  const files = read.mock.calls.length;
  expect(files).toBeGreaterThan(0);
  await post('indexes/docs/query', { query: 'another query that nobody asked before' }, bindings);
  expect(read).toHaveBeenCalledTimes(files);
});
