import { exports } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { latestVersion } from '#content/references.ts';
import release from '#release';

const HOST = 'https://nitric.io';
const get = (path: string, init?: RequestInit) =>
  exports.default.fetch(new Request(HOST + path, { redirect: 'manual', ...init }));

describe('a page', () => {
  test.each([
    ['query', '/docs/storage?sdk=python&<script>', {}],
    ['cookie', '/docs/storage', { Cookie: 'language=python; sdk=python' }],
    ['language', '/docs/storage', { 'Accept-Language': 'de' }],
    ['forwarded header', '/docs/storage', { 'X-Forwarded-Host': 'evil.example', 'X-Original-URL': '/x' }],
    ['foreign host', '//evil.example/docs/storage', {}],
  ])('is the same for every %s, and sets no cookie', async (_, address, headers) => {
    const answer = await exports.default.fetch(new Request(new URL(address, HOST), { headers }));
    expect(await answer.text()).toBe(await (await get('/docs/storage')).text());
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  test('answers HEAD without a body and If-None-Match with 304', async () => {
    const answer = await get('/docs/storage');
    const etag = answer.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{16}-[0-9a-f]{16}-\d{4}"$/);
    const head = await get('/docs/storage', { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', etag]);
    const again = await get('/docs/storage', { headers: { 'If-None-Match': `W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('changes with the year, because its footer contains the year', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const answerIn = async (year: number, known?: string | null) => {
      vi.setSystemTime(Date.UTC(year, 0));
      const answer = await get('/docs/storage', { headers: { 'If-None-Match': known ?? '' } });
      return { status: answer.status, etag: answer.headers.get('ETag'), html: await answer.text() };
    };
    const before = await answerIn(2031);
    const after = await answerIn(2032, before.etag);
    const again = await answerIn(2032, after.etag);
    vi.useRealTimers();
    expect(before.html).toContain('&#169; 2031 Nitric Inc.');
    expect(after.html).toContain('&#169; 2032 Nitric Inc.');
    expect([before.status, after.status, again.status]).toEqual([200, 200, 304]);
  });

  test('is the same whether made, from the edge cache, or from memory', async () => {
    vi.useFakeTimers({ now: new Date('2033-01-01'), toFake: ['Date'] });
    const answers = [];
    for (const _ of ['made', 'from the edge cache', 'from memory']) answers.push(await get('/docs/storage'));
    vi.useRealTimers();
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    const [made, ...others] = answers.map(({ headers }) => Object.fromEntries(headers));
    expect(made).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'speculation-rules': `"/docs/assets/${release.assets.speculationRules}"`,
      vary: 'Accept',
    });
    for (const headers of others) expect(headers).toEqual(made);
  });
});

describe('a prefetched page', () => {
  test.each(['prefetch', 'prefetch;prerender'])(
    'is cached by that browser for five minutes, so that a click sends no request (%s)',
    async (purpose) => {
      const headers = { 'Sec-Purpose': purpose };
      const first = await get('/docs/faq', { headers });
      const again = await get('/docs/faq', { headers: { ...headers, 'If-None-Match': '*' } });
      expect([first, again].map(({ status }) => status)).toEqual([200, 304]);
      for (const answer of [first, again]) {
        expect(answer.headers.get('Cache-Control')).toBe('private, max-age=300');
      }
      expect((await get('/docs/faq')).headers.get('Cache-Control')).toBe(
        'public, max-age=0, must-revalidate',
      );
    },
  );
});

test.each([
  ['/docs/whats-new/', '/docs/whats-new'],
  ['/docs/Whats-New.MD', '/docs/whats-new.md'],
  ['/llms.txt', '/docs/llms.txt'],
])('%s leads to %s, which is no page of the release', async (address, location) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, location]);
  expect((await get(location)).status).toBe(200);
});

describe('addresses that are not pages', () => {
  test.each([
    ['/', 302, '/docs'],
    ['/docs/', 301, '/docs'],
    ['/docs/Storage/?a=1', 301, '/docs/storage?a=1'],
    [`/docs/reference/nodejs/${latestVersion('nodejs')}`, 302, '/docs/reference/nodejs'],
    ['/docs/reference/csharp', 302, '/docs/reference/csharp/v0'],
  ])('%s redirects once: %i to %s', async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
  });

  test.each([
    '/docs/nothing',
    '/docs/reference/nodejs/v7',
    '/nothing',
    '/docs//evil.example/x',
    '/docs/%00',
    '/docs/%E0%A4%A',
    '/docs/..%2f..%2fx',
  ])('%s is a 404 with the shell and a search form, but without the address', async (path) => {
    const answer = await get(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'public, max-age=60']);
    expect(html).toContain('<nav aria-label="Documentation">');
    expect(html).toContain('action="/docs/search"');
    expect(html).not.toContain('evil.example');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s on a page is 405 with Allow',
    async (method) => {
      const answer = await get('/docs/storage', { method });
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    },
  );
});
