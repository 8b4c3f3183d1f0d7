import { env, exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import release from '#release';
import { fetchWith } from '#tests/worker/fetch-with.ts';

const ACCEPT = 'application/json, text/event-stream';

const post = (body: string, headers: Record<string, string> = {}) =>
  exports.default.fetch(
    new Request('https://nitric.io/docs/api/mcp', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Accept: ACCEPT, ...headers },
    }),
  );

const message = (method: string, params: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const call = (name: string, values: object) => message('tools/call', { name, arguments: values });

beforeAll(async () => {
  const markdown = Object.entries(env.TEST_BUNDLE).filter(([key]) => key.startsWith('markdown/'));
  await Promise.all(markdown.map(([key, value]) => env.PAGES.put(key, value)));
});

test('an agent without a session gets an answer in JSON that no cache keeps', async () => {
  const answer = await post(call('list_pages', { folder: 'guides' }));
  const names = [
    'Content-Type',
    'Cache-Control',
    'Content-Security-Policy',
    'X-Robots-Tag',
    'Mcp-Session-Id',
  ];
  expect([answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([
    200,
    'application/json',
    'no-store',
    "default-src 'none'; frame-ancestors 'none'",
    'noindex, nofollow',
    null,
  ]);
  expect(await answer.json()).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: { content: [{ type: 'text', text: expect.stringMatching(/^# Nitric: Guides\n/) }] },
  });
});

test('the server names the release', async () => {
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
  const answer = await (await post(message('initialize', params))).json();
  expect(answer).toMatchObject({
    result: { serverInfo: { name: 'nitric-docs', version: release.id }, capabilities: { tools: {} } },
  });
});

test('a notification is accepted without a text', async () => {
  const answer = await post(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }));
  expect([answer.status, await answer.text()]).toEqual([202, '']);
});

const textOf = async (body: string) => {
  const answer = (await (await post(body)).json()) as { result: { content: [{ text: string }] } }; // The tools answer so.
  return answer.result.content[0].text;
};

test('a tool without required values needs no arguments', async () => {
  expect(await textOf(message('tools/call', { name: 'list_pages' }))).toMatch(/^# Nitric documentation\n/);
});

test('all wrong arguments are named at once', async () => {
  const wrong = await textOf(call('get_page', { address: '/storage', sdk: 'cobol', start: -1 }));
  expect(wrong).toMatch(/^The arguments of get_page are wrong\.(?=.*sdk)(?=.*start)/s);
});

test.each(['docs', 'docs.md', ' docs '])('get_page reads the home page at "%s"', async (address) => {
  expect(await textOf(call('get_page', { address }))).toContain('<https://nitric.io/docs>');
});

test.each([
  ['v1', 'nodejs'],
  ['1.4', 'nodejs'],
  [undefined, 'nodejs'],
  ['0.15', 'nodejs/v0'],
])('get_symbol reads the version %s in %s', async (version, reference) => {
  const text = await textOf(call('get_symbol', { sdk: 'nodejs', version, name: 'bucket()' }));
  expect(text).toContain(`From <https://nitric.io/docs/reference/${reference}/storage>`);
  expect(text).not.toContain('origin.invalid');
});

test('a page that KV has lost is an answer that tells the agent to call again', async () => {
  const key = `markdown/${Object.entries(release.pages).find(([path]) => path === '/faq')?.[1].markdown}`;
  const value = (await env.PAGES.get(key)) ?? '';
  await env.PAGES.delete(key);
  const answer = await (await post(call('get_page', { address: '/faq' }))).json();
  await env.PAGES.put(key, value);
  expect(answer).toMatchObject({
    result: {
      isError: true,
      content: [{ text: 'The site could not read its data. Call again in half a minute.' }],
    },
  });
});

test.each(['application/json', '*/*', 'application/*', 'application/json, text/event-stream'])(
  'a client that accepts %s gets JSON',
  async (accept) => {
    const answer = await post(message('ping', {}), { Accept: accept });
    expect([answer.status, await answer.json()]).toEqual([200, { jsonrpc: '2.0', id: 1, result: {} }]);
  },
);

test('a client without an Accept header, and an address with a slash at its end, get JSON', async () => {
  const answer = await exports.default.fetch(
    new Request('https://nitric.io/docs/api/mcp/', {
      method: 'POST',
      body: message('ping', {}),
      headers: { 'Content-Type': 'application/json' },
    }),
  );
  expect(answer.status).toBe(200);
});

describe('refused is', () => {
  const statusOf = async (answer: Promise<Response>) => {
    const { status, headers } = await answer;
    return [status, headers.get('Content-Type')];
  };
  const PROBLEM = 'application/problem+json';
  const LIST = message('tools/list', {});

  test.each([
    ['a page of another site', post(LIST, { Origin: 'https://evil.example' }), 403],
    ['a request that a page of another site started', post(LIST, { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['a body that is not JSON', post('{'), 400],
    ['several messages at once', post(`[${LIST}]`), 400],
    ['a large body', post(' '.repeat(65_537)), 413],
  ])('%s', async (_, answer, status) => {
    expect(await statusOf(answer)).toEqual([status, PROBLEM]);
  });

  test("a client that does not accept the protocol's types", async () => {
    for (const accept of ['text/html', 'text/event-stream']) {
      const answer = await post(LIST, { Accept: accept });
      expect([answer.status, await answer.text()]).toEqual([
        406,
        expect.stringContaining('application/json'),
      ]);
    }
  });

  test('a sender above the limit', async () => {
    const limited = { MCP_LIMIT: { limit: async () => ({ success: false }) } };
    const answer = await fetchWith(limited, '/docs/api/mcp', { method: 'POST', body: LIST });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
  });
});
