import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWith } from '#tests/worker/fetch-with.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Pages of another year are in no cache.
  vi.useFakeTimers({ now: new Date('2001-01-01'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A binding whose methods all throw at once. */
const THROWS = new Proxy(
  {},
  {
    get: () => () => {
      throw new Error('down');
    },
  },
);

/** The status and `Retry-After` of an answer with other bindings than usual. */
const statusWith = async (bindings: object, path: string, init?: RequestInit) => {
  const { status, headers } = await fetchWith(bindings, path, init);
  return [status, headers.get('Retry-After')];
};

const submission = (key: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  body: JSON.stringify({ url: 'https://nitric.io/docs/storage', ua: 'x', comment: '', answer: 'yes' }),
});

test.each([
  ['is not bound', undefined],
  ['throws at once', THROWS],
  ['answers with something else', { get: async () => 'text' }],
])('a page is unavailable for half a minute if KV %s', async (_, PAGES) => {
  expect(await statusWith({ PAGES }, '/docs/storage')).toEqual([503, '30']);
  expect(await statusWith({ PAGES }, '/docs/storage.md')).toEqual([503, '30']);
  // A reader who has the page can go on with it.
  expect(await statusWith({ PAGES }, '/docs/storage', { headers: { 'If-None-Match': '*' } })).toEqual([
    304,
    null,
  ]);
});

test.each([
  ['is not bound', undefined],
  ['throws at once', THROWS],
  ['rejects', { limit: () => Promise.reject(new Error('down')) }],
])('feedback is stored if the limiter %s', async (name, FEEDBACK_LIMIT) => {
  const key = `missing-limiter-${name.replaceAll(' ', '-')}`;
  expect(await statusWith({ FEEDBACK_LIMIT }, '/docs/api/feedback', submission(key))).toEqual([201, null]);
  await env.SIGNALS.exec('DELETE FROM feedback');
});

test('feedback is to be sent again if the database is not bound', async () => {
  const SIGNALS = undefined;
  const sent = statusWith({ SIGNALS }, '/docs/api/feedback', submission('missing-database-key'));
  expect(await sent).toEqual([503, '30']);
});

test('a missing asset is a short text that nothing stores', async () => {
  const answer = await fetchWith({}, '/docs/assets/styles-00000000.css');
  expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Content-Type')]).toEqual([
    404,
    'no-store',
    'text/plain; charset=utf-8',
  ]);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await answer.text()).toBe('There is no such file.\n');
});

test.each([
  ['is not bound', undefined],
  ['throws at once', THROWS],
])(
  'a missing page is a 404 with places to start if the files of the search cannot be read, as ASSETS %s',
  async (_, ASSETS) => {
    const answer = await fetchWith({ ASSETS }, '/docs/wxyz');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<h2 class="h2">Good places to start</h2>');
  },
);
