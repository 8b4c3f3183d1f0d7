import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearch } from '#client/search/call/search-client.ts';
import { SEARCH_HOST_RETRY_MS } from '#content/limits.ts';

// Node.js would get the client's build for servers.
vi.mock('algoliasearch/lite', () => {
  const forServers = createRequire(import.meta.url).resolve('algoliasearch/lite');
  return import(forServers.replace('node.cjs', 'browser.js'));
});

const QUESTION = { query: 'x', filters: {}, preferredLibrary: null };
const HOSTED = { appId: 'APP', apiKey: 'key', indexName: 'nitric', insights: true };

/** The requests so far, as `host path`, and the answers to come. `undefined` is a host that cannot be reached. */
const asked: string[] = [];
const bodies: string[] = [];
let answers: ({ status: number; body: string } | undefined)[] = [];
const OK = { status: 200, body: '{"results":[{"hits":[]}]}' };

class FakeRequest {
  readonly OPENED = 1;
  readyState = 0;
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onreadystatechange = () => {};
  open(_: string, url: string) {
    const { protocol, host, pathname } = new URL(url);
    asked.push(`${protocol}//${host}${pathname}`);
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return '';
  }
  abort() {}
  send(body: string) {
    bodies.push(body);
    const answer = answers.shift();
    queueMicrotask(() => {
      if (!answer) return this.onerror();
      this.status = answer.status;
      this.responseText = answer.body;
      this.onload();
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.clear();
  asked.length = bodies.length = 0;
});
afterEach(() => vi.useRealTimers());

const own = `${location.protocol === 'http:' ? 'http:' : 'https:'}//${location.host}/docs/api/search/1/indexes/*/queries`;

test("without a hosted index, this site's host is asked, and asked again if it fails", async () => {
  answers = [undefined, OK];
  await createSearch(undefined)(QUESTION);
  expect(asked).toEqual([own, own]);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    requests: [{ indexName: 'docs', query: 'x', hitsPerPage: 20 }],
  });
  expect(bodies[0]).not.toContain('clickAnalytics');
});

test('a hosted index is asked at its own hosts, with clickAnalytics if insights are on', async () => {
  answers = [OK, OK];
  await createSearch(HOSTED)(QUESTION);
  await createSearch({ ...HOSTED, insights: false })({ ...QUESTION, query: 'y' });
  expect(asked).toEqual(Array(2).fill('https://app-dsn.algolia.net/1/indexes/*/queries'));
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    requests: [{ indexName: 'nitric', clickAnalytics: true }],
  });
  expect(bodies[1]).not.toContain('clickAnalytics');
});

test('a host that failed is asked again after two minutes', async () => {
  const search = createSearch(HOSTED);
  answers = [undefined, OK, OK, OK];
  await search(QUESTION);
  const [first, second] = asked;
  expect(second).not.toBe(first);
  vi.setSystemTime(Date.now() + SEARCH_HOST_RETRY_MS);
  await search({ ...QUESTION, query: 'early' });
  expect(asked[2]).toBe(second);
  vi.setSystemTime(Date.now() + 1);
  await search({ ...QUESTION, query: 'late' });
  expect(asked[3]).toBe(first);
});

test.each([
  ['RetryError', [undefined, undefined]],
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

test('an answer of another form is not remembered', async () => {
  const search = createSearch(undefined);
  answers = [{ status: 200, body: '{}' }, OK];
  await expect(search(QUESTION)).rejects.toThrow();
  expect(await search(QUESTION)).toMatchObject({ hits: [] });
});
