import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearch } from '#client/search/call/search-client.ts';
import { SEARCH_HOST_RETRY_MS } from '#content/limits.ts';
import { type Reply, type SearchCall, standIn } from '#tests/client/search/stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

const QUESTION = { query: 'x', filters: {}, preferredLibrary: null };
const HOSTED = { appId: 'APP', apiKey: 'key', indexName: 'nitric', insights: true };
const OK: Reply = { hits: [] };

/** The answers to come. */
let answers: Reply[] = [];
let calls: SearchCall[];
const asked = () => calls.map(({ address }) => address);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.clear();
  calls = standIn(() => answers.shift() ?? 'unreachable');
});
afterEach(() => vi.useRealTimers());

const own = `${location.protocol === 'http:' ? 'http:' : 'https:'}//${location.host}/docs/api/search/1/indexes/*/queries`;

test("without a hosted index, this site's host is asked, and asked again if it fails", async () => {
  answers = ['unreachable', OK];
  await createSearch(undefined)(QUESTION);
  expect(asked()).toEqual([own, own]);
  expect(calls[0]?.params).toMatchObject({ indexName: 'docs', query: 'x', hitsPerPage: 20 });
  expect(calls[0]?.params).not.toHaveProperty('clickAnalytics');
});

test('a hosted index is asked at its own hosts, with clickAnalytics if insights are on', async () => {
  answers = [OK, OK];
  await createSearch(HOSTED)(QUESTION);
  await createSearch({ ...HOSTED, insights: false })({ ...QUESTION, query: 'y' });
  expect(asked()).toEqual(Array(2).fill('https://app-dsn.algolia.net/1/indexes/*/queries'));
  expect(calls[0]?.params).toMatchObject({ indexName: 'nitric', clickAnalytics: true });
  expect(calls[1]?.params).not.toHaveProperty('clickAnalytics');
});

test('a host that failed is asked again after two minutes', async () => {
  const search = createSearch(HOSTED);
  answers = ['unreachable', OK, OK, OK];
  await search(QUESTION);
  const [first, second] = asked();
  expect(second).not.toBe(first);
  vi.setSystemTime(Date.now() + SEARCH_HOST_RETRY_MS);
  await search({ ...QUESTION, query: 'early' });
  expect(asked()[2]).toBe(second);
  vi.setSystemTime(Date.now() + 1);
  await search({ ...QUESTION, query: 'late' });
  expect(asked()[3]).toBe(first);
});

test.each<[string, Reply[]]>([
  ['RetryError', ['unreachable', 'unreachable']],
  [
    'RetryError',
    [
      { status: 500, body: '' },
      { status: 503, body: '' },
    ],
  ],
  ['ApiError', [{ status: 400, body: '{"message":"No.","status":400}' }]],
  ['DeserializationError', [{ status: 200, body: '{' }]],
  ['TypeError', [{ status: 200, body: '{}' }]],
])('it fails with %s', async (name, given) => {
  answers = given;
  await expect(createSearch(undefined)(QUESTION)).rejects.toMatchObject({ name });
});

test.each<[string, Reply, number]>([
  ['has not connected after 1 s', 'silent', 1000],
  ['has connected, but has not answered after 2 s', 'endless', 2000],
])('a host that %s fails, and the next one has more time', async (_, first, timeout) => {
  answers = [first, 'silent'];
  const result = createSearch(undefined)(QUESTION).catch(({ name }) => name);
  await vi.advanceTimersByTimeAsync(timeout - 1);
  expect(asked()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1500);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toBe('RetryError');
});

test('an answer of another form is not remembered', async () => {
  const search = createSearch(undefined);
  answers = [{ status: 200, body: '{}' }, OK];
  await expect(search(QUESTION)).rejects.toThrow();
  expect(await search(QUESTION)).toMatchObject({ hits: [] });
});
