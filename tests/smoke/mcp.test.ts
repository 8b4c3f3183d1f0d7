import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from '@playwright/test';

/** The official client, connected to the built Worker. */
let client: Client;
test.beforeEach(async ({ baseURL }) => {
  client = new Client({ name: 'smoke-test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/docs/api/mcp', baseURL)));
});
test.afterEach(() => client.close());

const call = async (name: string, values: Record<string, unknown>) => {
  const { content, isError } = await client.callTool({ name, arguments: values });
  const [first] = content as { type: string; text: string }[]; // The tools answer with texts.
  return { text: first?.text ?? '', isError };
};

test('the server names itself, its tools, which its page lists and of which one writes, and its resources', async ({
  request,
}) => {
  expect(client.getServerVersion()).toMatchObject({ name: 'nitric-docs', title: 'Nitric documentation' });
  expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {} });
  const { tools } = await client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['search_docs', true],
    ['get_page', true],
    ['get_symbol', true],
    ['find_text', true],
    ['list_pages', true],
    ['report_page', false],
    ['search', true],
    ['fetch', true],
  ]);
  const page = await (await request.get('/docs/agents.md')).text();
  expect(tools.filter(({ name }) => !page.includes(`\`${name}\``))).toEqual([]);
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    'https://nitric.io/docs/llms.txt',
    ...['nodejs', 'python', 'go', 'dart'].map((sdk) => `nitric-docs://write/${sdk}`),
  ]);
});

test('search_docs finds a section and its address', async () => {
  const { text } = await call('search_docs', { query: 'signed upload link bucket', limit: 5 });
  expect(text).toMatch(/^# \d+ results for "signed upload link bucket"\n\n## /);
  expect(text).toContain('<https://nitric.io/docs/');
});

test('the tools read what the site has at the address of a page, however it is written, and of a list', async ({
  request,
}) => {
  for (const [address, markdown] of [
    ['storage', '/docs/storage.md'],
    ['https://nitric.io/docs/whats-new.md', '/docs/whats-new.md'],
  ] as const) {
    const { text } = await call('get_page', { address, max_characters: 100_000 });
    expect(text).toBe(await (await request.get(markdown)).text());
  }
  const { text } = await call('list_pages', { folder: '/docs/reference/python/', max_characters: 100_000 });
  expect(text).toBe(await (await request.get('/docs/reference/python/llms.txt')).text());
});

test('get_page cuts a page to the size that the caller sets, and goes on where it was cut', async ({
  request,
}) => {
  const whole = await (await request.get('/docs/storage.md')).text();
  let read = '';
  let start = 0;
  for (let parts = 0; parts < 20; parts += 1) {
    const { text } = await call('get_page', { address: '/storage', start, max_characters: 4000 });
    expect(text.length).toBeLessThanOrEqual(4000);
    const [, next] =
      /\n\n\[Cut at character (\d+) of \d+\. To go on, call again with start: \1\.\]$/.exec(text) ?? [];
    read += next ? whole.slice(start, Number(next)) : text;
    expect(read).toContain(text.split('\n\n---\n\n# ').at(-1)?.split('\n\n[Cut at')[0]);
    if (!next) break;
    start = Number(next);
  }
  expect(read).toBe(whole);
});

test('get_symbol reads a method with its signature, errors, and sample', async () => {
  const { text } = await call('get_symbol', { sdk: 'python', name: 'Bucket.allow' });
  expect(text).toMatch(/^### `Bucket\.allow\(\)`\n\n```python\ndef allow\(/);
  expect(text).toContain('- Errors:');
  expect(text).toContain('\n\nFrom <https://nitric.io/docs/reference/python/storage#bucket-allow>');
});

test('an unknown tool is named', async () => {
  expect(await call('write_page', {})).toEqual({
    text: 'There is no tool write_page. The tools are search_docs, get_page, get_symbol, find_text, list_pages, report_page, search, fetch.',
    isError: true,
  });
});
