import { exports } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWith } from '#tests/worker/fetch-with.ts';
import { countedSearches, forgetSearches } from '#tests/worker/signals/counted-searches.ts';

const ADDRESS = 'https://nitric.io/docs/api/search/outcome';
const TODAY = '2026-11-22';

const send = (body: string, headers: Record<string, string> = {}) =>
  exports.default.fetch(new Request(ADDRESS, { method: 'POST', body, headers }));

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T23:59:00Z`), toFake: ['Date'] });
  await forgetSearches();
});
afterEach(() => vi.useRealTimers());

test.each(['text/plain;charset=UTF-8', 'application/json'])(
  'a search is counted once for each call, as %s',
  async (type) => {
    const body = JSON.stringify({ query: 'bucket', outcome: 'chosen' });
    const headers = { 'Content-Type': type, Origin: 'https://nitric.io', 'Sec-Fetch-Site': 'same-origin' };
    const answer = await send(body, headers);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    await send(body, headers);
    expect(await countedSearches()).toEqual([`${TODAY} bucket chosen 2`]);
  },
);

test.each([
  ['  Signed\n URL ', 'signed url'],
  ['Ｂucket', 'bucket'],
  ['🙂'.repeat(70), '🙂'.repeat(64)],
])('the query %j is counted as %j', async (query, counted) => {
  await send(JSON.stringify({ query, outcome: 'empty' }));
  expect(await countedSearches()).toEqual([`${TODAY} ${counted} empty 1`]);
});

test.each([
  '',
  '{"query":"bucket"}',
  '{"query":"bucket","outcome":"bought"}',
  '{"query":" ","outcome":"left"}',
  '{"query":["bucket"],"outcome":"left"}',
])('%j is no outcome', async (body) => {
  expect((await send(body)).status).toBe(422);
  expect(await countedSearches()).toEqual([]);
});

test('a body of more than a kilobyte is not read', async () => {
  expect((await send(JSON.stringify({ query: 'x'.repeat(1024), outcome: 'left' }))).status).toBe(413);
});

test('only pages of this site count searches', async () => {
  const body = JSON.stringify({ query: 'bucket', outcome: 'left' });
  expect((await send(body, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(await countedSearches()).toEqual([]);
});

test('a sender above the limit is not counted', async () => {
  const limit = vi.fn(async () => ({ success: false }));
  const answer = await fetchWith({ SEARCH_OUTCOME_LIMIT: { limit } }, '/docs/api/search/outcome', {
    method: 'POST',
    body: JSON.stringify({ query: 'bucket', outcome: 'left' }),
    headers: { 'CF-Connecting-IP': '203.0.113.9' },
  });
  expect(answer.status).toBe(429);
  expect(limit).toHaveBeenCalledWith({ key: '203.0.113.9' });
  expect(await countedSearches()).toEqual([]);
});
