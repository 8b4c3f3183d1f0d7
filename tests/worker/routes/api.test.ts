import { exports } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import release from '#release';
import { BODY, emptyTable } from '#tests/worker/feedback/send-feedback.ts';
import { fetchWith } from '#tests/worker/fetch-with.ts';
import { api } from '#worker/routes/api.ts';
import { drawCard } from '#worker/social-image/draw-card.ts';

const ORIGIN = 'https://nitric.io';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const EVERY_ANSWER = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};
const API_ANSWER = {
  ...EVERY_ANSWER,
  'cache-control': 'no-store',
  'content-security-policy': API_POLICY,
};
const PROBLEM = { ...API_ANSWER, 'content-type': 'application/problem+json' };

/** Calls the real Worker with fake assets, because assets do not exist in these tests. */
const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetchWith({ ASSETS: { fetch: async () => new Response('card') } }, path, { redirect: 'manual', ...init });

const headersOf = ({ headers }: Response) => Object.fromEntries(headers);

/** The first drawing loads the engine, which may take longer than the deadline on a busy machine. */
beforeAll(() => drawCard({ title: 'Warm-up', description: '' }, {}), 60_000);
beforeEach(emptyTable);

describe('an answer', () => {
  const FROM_ANY_SITE = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After',
  };
  const PREFLIGHT = { 'access-control-allow-methods': 'POST', 'access-control-max-age': '86400' };
  const release200 = { status: 200, headers: { ...API_ANSWER, 'content-type': 'application/json' } };
  const card = {
    status: 200,
    headers: {
      ...EVERY_ANSWER,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': API_POLICY,
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
  const notAllowed = (allow: string) => ({ status: 405, headers: { ...PROBLEM, allow } });
  const notJson = { status: 400, headers: PROBLEM };
  const provider = (status: number, headers = {}) => ({
    status,
    headers: { ...API_ANSWER, 'content-type': 'application/json', ...headers },
  });
  const searchCall = (status: number) => (method: string) =>
    method === 'POST' ? provider(status) : provider(405, { allow: 'POST' });
  const unsupported = {
    status: 415,
    headers: {
      ...PROBLEM,
      'accept-post': 'application/json, application/x-www-form-urlencoded, multipart/form-data',
    },
  };

  const EXPECTED: Record<string, (method: string) => { status: number; headers: Record<string, unknown> }> = {
    '/docs/api/release': (method) =>
      ['GET', 'HEAD'].includes(method) ? release200 : notAllowed('GET, HEAD'),
    '/docs/api/og': (method) => (['GET', 'HEAD'].includes(method) ? card : notAllowed('GET, HEAD')),
    '/docs/api/feedback': (method) => (method === 'POST' ? unsupported : notAllowed('POST')),
    '/docs/api/mcp': (method) => {
      if (method === 'OPTIONS')
        return { status: 204, headers: { ...API_ANSWER, ...FROM_ANY_SITE, ...PREFLIGHT } };
      const { status, headers } = method === 'POST' ? notJson : notAllowed('POST');
      return { status, headers: { ...headers, ...FROM_ANY_SITE } };
    },
    '/docs/api/search/outcome': (method) =>
      method === 'POST' ? { status: 422, headers: PROBLEM } : notAllowed('POST'),
    '/docs/api/search/1/indexes/*/queries': searchCall(400),
    '/docs/api/search/1/indexes/:index/query': searchCall(404),
    '/docs/api/search/1/indexes/:index/facets/:facet/query': searchCall(404),
    '/docs/api/search/1/answers/:index/prediction': searchCall(404),
    '/docs/api/search/1/nothing': () => provider(404),
    '/docs/api': () => ({ status: 404, headers: PROBLEM }),
  };

  test.each(
    Object.keys(EXPECTED).flatMap((path) =>
      METHODS.flatMap((method) => [[method, path, ''] as const, [method, path, '/'] as const]),
    ),
  )('to %s %s%s has the right status and the API headers', async (method, path, slash) => {
    const answer = await call(path + slash, { method });
    expect({ status: answer.status, headers: headersOf(answer) }).toEqual(EXPECTED[path]?.(method));
    const body = new TextDecoder().decode(await answer.arrayBuffer());
    if (method === 'HEAD') expect(body).toBe('');
    else if (answer.status >= 400) expect(JSON.parse(body)).toMatchObject({ status: answer.status });
  });

  test('is stated here for every endpoint', () => {
    const endpoints = api.routes.map(({ path }) => path).filter((path) => !path.endsWith('*'));
    expect(endpoints.filter((path) => !(path.replace(/\/$/, '') in EXPECTED))).toEqual([]);
  });

  test('has the same headers through the real entry point', async () => {
    const answer = await exports.default.fetch(`${ORIGIN}/docs/api/release`);
    expect(await answer.json()).toEqual({
      release: release.id,
      pages: Object.keys(release.pages).length,
    });
    expect(headersOf(answer)).toEqual(release200.headers);
  });
});

test.each([
  ['/docs/api/nothing', 'GET', ['Not found', 404, 'The API has no such address.']],
  ['/docs/api/release', 'DELETE', ['Method not allowed', 405, 'This address accepts only GET, HEAD.']],
])('the problem details for %s (%s) say what is wrong', async (path, method, [title, status, detail]) => {
  const problem = { type: 'about:blank', title, status, detail };
  expect(await (await call(path, { method })).json()).toEqual(problem);
});

test('an internal failure is logged, and its problem details reveal nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(() => {
    throw new Error('secret');
  });
  const answer = await call('/docs/api/og?title=T');
  expect(headersOf(answer)).toEqual(PROBLEM);
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    title: 'Internal error',
    status: 500,
    detail: 'Something went wrong on this site. The error has been logged. Try again in a minute.',
  });
  expect(log).toHaveBeenCalledOnce();
});

test.each([
  ['', 303, { location: '/docs/feedback/thanks' }],
  ['?', 422, { 'content-type': 'text/html; charset=utf-8' }],
])(
  'the plain form gets its answer with the headers of pages, which allow styles ("%s": %i)',
  async (mistake, status, headers) => {
    const { 'content-type': _type, vary: _vary, ...page } = headersOf(await call('/docs/no-such-page'));
    expect(page['content-security-policy']).toContain("style-src 'self'");
    const answer = await call('/docs/api/feedback', {
      method: 'POST',
      body: new URLSearchParams({ ...BODY, answer: BODY.answer + mistake }),
      headers: { Accept: 'text/html', 'CF-Connecting-IP': '203.0.113.77' },
    });
    expect([answer.status, headersOf(answer)]).toEqual([
      status,
      { ...page, ...headers, 'cache-control': 'no-store' },
    ]);
  },
);
