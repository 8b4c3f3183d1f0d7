import { env, exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { isSupported, SDK_SLUGS } from '#content/sdks.ts';
import release from '#release';
import { emptyTable, rows } from '#tests/worker/feedback/send-feedback.ts';
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

test('an agent without a session gets an answer in JSON that no cache keeps, also on a page of another site', async () => {
  const answer = await post(call('list_pages', { folder: 'guides' }), {
    Origin: 'https://inspector.example',
    'Sec-Fetch-Site': 'cross-site',
  });
  expect(answer.status).toBe(200);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  expect(headers).not.toHaveProperty('mcp-session-id');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  expect(await answer.json()).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: { content: [{ type: 'text', text: expect.stringMatching(/^# Nitric: Guides\n/) }] },
  });
});

test('a page of another site may send the headers that the protocol needs', async () => {
  const wanted = 'content-type,mcp-protocol-version';
  const answer = await fetchWith({}, '/docs/api/mcp', {
    method: 'OPTIONS',
    headers: { Origin: 'https://inspector.example', 'Access-Control-Request-Headers': wanted },
  });
  expect([answer.status, answer.headers.get('Access-Control-Allow-Headers')]).toEqual([204, wanted]);
});

const textOf = async (body: string) => {
  const answer = (await (await post(body)).json()) as { result: { content: [{ text: string }] } }; // The tools answer so.
  return answer.result.content[0].text;
};

test('all wrong arguments are named in one sentence', async () => {
  const values = { adress: '/storage', section: 5, sdk: 'cobol', start: -1, max_characters: 0.5 };
  expect(await textOf(call('get_page', values))).toBe(
    'The arguments of get_page are wrong: address is missing; ' +
      'adress is none of address, section, sdk, start, max_characters; ' +
      'section must be a text of 0 to 200 characters; sdk must be one of nodejs, python, go, dart, csharp, jvm; ' +
      'start must be a whole number from 0 on; max_characters must be a whole number from 500 to 100000.',
  );
});

test.each(['docs', 'docs.md', '/docs/index.md', ' docs '])(
  'get_page reads the home page at "%s"',
  async (address) => {
    expect(await textOf(call('get_page', { address }))).toContain('<https://nitric.io/docs>');
  },
);

describe('get_page', () => {
  const HEAD = '# Storage\n\nSection: <https://nitric.io/docs/storage#permissions>\n\n## Permissions\n\n';

  test.each([{ address: 'storage.md#permissions' }, { address: '/docs/storage', section: 'permissions' }])(
    'reads only the section at %j',
    async (values) => {
      const text = await textOf(call('get_page', values));
      expect(text.slice(0, HEAD.length)).toBe(HEAD);
      expect(text.match(/^## /gm)).toHaveLength(1);
      expect(text).not.toContain('origin.invalid');
    },
  );

  test('reads a section with its subsections and the samples of one library', async () => {
    const text = await textOf(call('get_page', { address: '/docs/storage#signed-urls', sdk: 'python' }));
    expect(text).toContain('\n### Use a signed URL in a browser\n');
    expect(text).toContain('```python');
    expect(text).not.toContain('```typescript');
  });

  test('says above the section of an older version what is newer', async () => {
    const text = await textOf(call('get_page', { address: '/reference/nodejs/v0/storage#bucket' }));
    expect(text).toMatch(/\n\nLibrary: Node\.js v0\n\n> .+\n\n## `bucket\(\)`\n/);
  });

  test('names the sections of a page that lacks the requested one', async () => {
    const text = await textOf(call('get_page', { address: '/docs/storage#permisions' }));
    expect(text).toMatch(
      /^\/docs\/storage has no section #permisions\. Its sections are:\n\n- #permissions Permissions\n- #signed-urls Signed URLs\n {2}- #browser /,
    );
  });

  test('says how long an answer is that is read past its end', async () => {
    expect(await textOf(call('get_page', { address: '/faq', start: 1e6 }))).toMatch(
      /has only \d+ characters/,
    );
  });

  test.each([500, 5000, undefined])(
    'begins a page of more than %s characters with its sections',
    async (max_characters) => {
      const text = await textOf(call('get_page', { address: '/storage', max_characters }));
      expect(text.length).toBeLessThanOrEqual(max_characters ?? 20_000);
      expect(text).toMatch(
        /^\[The page has \d+ characters, so it is cut below\. To read one of its sections, add the anchor to the address: \/docs\/storage#permissions\]\n\n- #permissions Permissions\n/,
      );
      expect(text).toMatch(
        /\n\n---\n\n# Storage\n[\s\S]+\n\n\[Cut at character (\d+) of \d+\. To go on, call again with start: \1\.\]$/,
      );
    },
  );
});

test.each([
  ['1.4', 'nodejs'],
  [undefined, 'nodejs'],
  ['0.15', 'nodejs/v0'],
])('get_symbol reads the version %s in %s', async (version, reference) => {
  const text = await textOf(call('get_symbol', { sdk: 'nodejs', version, name: 'bucket()' }));
  expect(text).toContain(`From <https://nitric.io/docs/reference/${reference}/storage#bucket>`);
  expect(text).not.toContain('origin.invalid');
});

test('get_symbol lists the symbols of an ambiguous name, each with its library and address', async () => {
  const text = await textOf(call('get_symbol', { sdk: 'go', name: 'allow' }));
  expect(text).toMatch(
    /^Go has no single symbol `allow` in \/docs\/reference\/go\. You may mean one of these:\n\n(?:- `[\w.()]+` \(Go\): <https:\/\/nitric\.io\/docs\/reference\/go\/[\w-]+#[\w-]+>\n?){2,}$/,
  );
});

test('get_page offers the pages that a mistyped address probably meant, as the 404 does', async () => {
  const text = await textOf(call('get_page', { address: '/docs/storge' }));
  const page = await exports.default.fetch('https://nitric.io/docs/storge.md');
  const lists = /## [\s\S]*(?=\n\nAll pages: )/.exec(await page.text())?.[0];
  expect(lists).toContain('(https://nitric.io/docs/storage.md)');
  expect(text).toBe(`There is no page at /docs/storge. list_pages names all pages.\n\n${lists}`);
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

test.each(['application/json', '*/*', 'application/*'])(
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

describe('structured content', () => {
  const resultOf = async (name: string, values: object) =>
    ((await (await post(call(name, values))).json()) as { result: object }).result; // The tools answer so.

  test.each([
    [
      'get_page',
      { address: '/storage#permissions' },
      { id: '/docs/storage#permissions', title: 'Storage: Permissions' },
    ],
    [
      'get_symbol',
      { sdk: 'nodejs', name: 'write' },
      { id: '/docs/reference/nodejs/storage#file-write', title: 'Node.js: File.write()' },
    ],
  ])('of %s %j names what was read', async (name, values, cited) => {
    const text = await textOf(call(name, values));
    expect(await resultOf(name, values)).toEqual({
      content: [{ type: 'text', text }],
      structuredContent: { ...cited, url: `https://nitric.io${cited.id}`, text },
    });
  });

  test('of search leads to that of fetch, each also as JSON in the text', async () => {
    const found = await resultOf('search', { query: 'permissions of a bucket' });
    const { results } = JSON.parse(await textOf(call('search', { query: 'permissions of a bucket' })));
    expect(found).toMatchObject({ structuredContent: { results } });
    const [{ id, title, url }] = results;
    expect([Object.keys(results[0]), url]).toEqual([['id', 'title', 'url'], `https://nitric.io${id}`]);
    expect(title).toContain(' > ');
    const read = JSON.parse(await textOf(call('fetch', { id })));
    expect(read).toEqual({ id, title: expect.any(String), text: expect.stringMatching(/^# /), url });
    expect(await resultOf('fetch', { id })).toMatchObject({ structuredContent: read });
    expect(JSON.parse(await textOf(call('search', { query: 'xqzvwk' })))).toEqual({ results: [] });
  });
});

test('search_docs shows samples of the library that it searches, and no page of another one', async () => {
  const text = await textOf(call('search_docs', { query: 'send a message to a queue', sdk: 'go' }));
  expect(text).toMatch(/\n\n```go\b/);
  expect(text).not.toMatch(/reference\/(?:nodejs|python|dart|csharp|jvm)|reference\/go\/v0/);
  const old = await textOf(call('search_docs', { query: 'bucket', sdk: 'go', version: 'v0', limit: 20 }));
  expect(old).toContain('/docs/reference/go/v0/');
});

describe('find_text', () => {
  test('finds a text of a sample in any case, with the address of its section', async () => {
    const text = await textOf(call('find_text', { text: 'ID-TOKEN: write', folder: '/docs/guides/' }));
    expect(text).toMatch(/^# \d+ pages? ha(?:s|ve) "ID-TOKEN: write"\n\n## /);
    expect(text).toMatch(
      /\n\n- <https:\/\/nitric\.io\/docs\/guides\/deploying\/github-actions(?:#[\w-]+)?>: id-token: write/,
    );
    expect(text).not.toContain('/docs/reference/');
  });

  test('names the page whose description has the text, and how many pages are left out', async () => {
    const description = release.pages['/storage' as keyof typeof release.pages]?.description;
    expect(await textOf(call('find_text', { text: description }))).toContain(
      '## Storage\n\n- <https://nitric.io/docs/storage>',
    );
    const many = await textOf(call('find_text', { text: 'nitric' }));
    expect(many.match(/^## /gm)).toHaveLength(8);
    expect(many).toMatch(/\n\nAlso on \d+ more, such as <https:[^>]+>\.$/);
  });

  test.each([
    [{ text: 'xqz vwk' }, 'No page has the text "xqz vwk".'],
    [{ text: 'nitric', folder: 'nothing' }, 'There is no page below nothing.'],
  ])('says so without a page for %j', async (values, message) => {
    expect(await textOf(call('find_text', values))).toContain(message);
  });
});

describe('report_page', () => {
  const report = call('report_page', {
    address: 'storage.md',
    comment: 'The sample of Go does not compile.',
  });

  test('stores the comment of an agent once, beside the feedback of readers', async () => {
    await emptyTable();
    for (const _ of [1, 2])
      expect(await (await post(report, { 'User-Agent': 'editor/1' })).text()).toContain('The writers get');
    expect(await rows()).toMatchObject([
      {
        page_path: '/storage',
        answer: 'feedback',
        comment: 'The sample of Go does not compile.',
        user_agent: 'Agent: editor/1',
      },
    ]);
  });

  test('refuses pages of other sites, and addresses without a page', async () => {
    await emptyTable();
    const answer = await post(report, { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' });
    expect(await answer.json()).toMatchObject({
      result: { isError: true, content: [{ text: 'Feedback is accepted only from pages of this site.' }] },
    });
    expect(await textOf(call('report_page', { address: '/x', comment: 'Where is it?' }))).toContain(
      'There is no page at /x.',
    );
    expect(await rows()).toEqual([]);
  });
});

describe('a resource', () => {
  const read = async (uri: string) => {
    const answer = await (await post(message('resources/read', { uri }))).json();
    return answer as { result?: { contents: [{ text: string }] }; error?: { message: string } }; // The protocol says so.
  };
  const resourceText = async (uri: string) => (await read(uri)).result?.contents[0].text ?? '';

  test('lists all pages, as llms.txt does', async () => {
    const list = await exports.default.fetch('https://nitric.io/docs/llms.txt');
    expect(await resourceText('https://nitric.io/docs/llms.txt')).toBe(await list.text());
  });

  test.each(SDK_SLUGS.filter(isSupported))('says how to write an application with %s', async (sdk) => {
    const text = await resourceText(`nitric-docs://write/${sdk}`);
    expect(text).toContain('nitric new ');
    for (const heading of [
      'Declare and run',
      'Handlers and contexts',
      ...BUILDING_BLOCKS.map(({ title }) => title),
    ])
      expect(text).toContain(`\n\n## ${heading}\n\n`);
    expect(text.length).toBeLessThan(32_000);
    expect(text).not.toContain('origin.invalid');
  });

  test('that does not exist is named', async () => {
    expect((await read('nitric-docs://write/cobol')).error?.message).toContain('nitric-docs://write/cobol');
  });
});

describe('refused is', () => {
  const LIST = message('tools/list', {});

  test.each([
    ['a body that is not JSON', '{', 400],
    ['several messages at once', `[${LIST}]`, 400],
    ['a large body', ' '.repeat(65_537), 413],
  ])('%s', async (_, body, status) => {
    const answer = await post(body);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, 'application/problem+json']);
  });

  test.each(['text/html', 'text/event-stream', 'application/json;q=0, */*;q=0'])(
    'a client that accepts only %s',
    async (accept) => {
      const answer = await post(LIST, { Accept: accept });
      expect(answer.status).toBe(406);
      expect(await answer.text()).toContain('application/json');
    },
  );

  test('a sender above the limit', async () => {
    const limited = { MCP_LIMIT: { limit: async () => ({ success: false }) } };
    const answer = await fetchWith(limited, '/docs/api/mcp', { method: 'POST', body: LIST });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
