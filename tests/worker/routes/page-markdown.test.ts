import { env, exports } from 'cloudflare:workers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { latestVersion } from '#content/references.ts';
import release from '#release';
import { pageEntries } from '#worker/model/release-manifest.ts';
import type { StoredMarkdown } from '#worker/model/stored-markdown.ts';
import { sha256 } from '#worker/model/text.ts';

const STORED: StoredMarkdown = {
  head: '# Storage',
  blocks: [{ all: 'Node.js: a\n\nPython: b\n', bySdk: { nodejs: 'a\n', python: 'b\n' } }],
};

const ADDRESS = 'https://nitric.io/docs/storage';
const HEAD = `# Storage\n\nCanonical address: <${ADDRESS}>\n\n`;
const ALL =
  `${HEAD}Samples: all libraries. One library only: [Node.js](${ADDRESS}.md?sdk=nodejs), ` +
  `[Python](${ADDRESS}.md?sdk=python)\n\nNode.js: a\n\nPython: b\n`;
const only = (library: string, text: string) =>
  `${HEAD}Samples: ${library} only, where they exist. All libraries: <${ADDRESS}.md>\n\n${text}`;

const get = (address: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`https://nitric.io${address}`, { redirect: 'manual', ...init }));

const entryOf = (wanted: string) => {
  const entry = pageEntries(release.pages).find(([path]) => path === wanted)?.[1];
  if (!entry) throw new Error(`The release has no page ${wanted}.`);
  return entry;
};

const former = new Map<string, string>();

/** Names other Markdown for a page of the release until the end of this file. */
const replaceMarkdown = (path: string, hash: string): void => {
  const entry = entryOf(path);
  former.set(path, former.get(path) ?? entry.markdown);
  entry.markdown = hash;
};

const store = async (path: string, stored: StoredMarkdown): Promise<void> => {
  const value = JSON.stringify(stored);
  const hash = await sha256(value);
  await env.PAGES.put(`markdown/${hash}`, value);
  replaceMarkdown(path, hash);
};

beforeAll(async () => {
  // Other files ask for these pages, too. Those of another year are in no cache.
  vi.useFakeTimers({ now: new Date('2002-01-01'), toFake: ['Date'] });
  await store('/storage', STORED);
  await store('/', { head: '# Home', blocks: ['Welcome.\n'] });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.useRealTimers();
  for (const [path, hash] of former) replaceMarkdown(path, hash);
});

describe('the Markdown of a page', () => {
  test.each([
    ['/docs/storage.md', ALL],
    ['/docs/storage.md?sdk=python', only('Python', 'b\n')],
    ['/docs/storage.md?sdk=go', only('Go', 'Node.js: a\n\nPython: b\n')],
    ['/docs/storage.md?sdk=unknown', ALL],
    ['/docs/index.md', '# Home\n\nCanonical address: <https://nitric.io/docs>\n\nWelcome.\n'],
  ])('at %s is %j, whether cached or not', async (address, text) => {
    for (const _ of [1, 2]) {
      const answer = await get(address);
      expect([answer.status, await answer.text()]).toEqual([200, text]);
      expect(answer.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    }
  });

  test('has an entity tag for each representation and answers HEAD and If-None-Match', async () => {
    const addresses = [
      '/docs/storage',
      '/docs/storage.md',
      '/docs/storage.md?sdk=nodejs',
      '/docs/storage.md?sdk=go',
    ];
    const tags = await Promise.all(
      addresses.map(async (address) => (await get(address)).headers.get('ETag') ?? ''),
    );
    expect(new Set(tags).size).toBe(addresses.length);
    for (const [index, address] of addresses.entries()) {
      const tag = tags[index] ?? '';
      const head = await get(address, { method: 'HEAD' });
      expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', tag]);
      const again = await get(address, { headers: { 'If-None-Match': tag } });
      expect([again.status, await again.text(), again.headers.get('Content-Type')]).toEqual([304, '', null]);
    }
  });

  test('is a 503 that is never cached if KV does not have it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    replaceMarkdown('/faq', 'f'.repeat(64));
    const answer = await get('/docs/faq.md');
    expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Retry-After')]).toEqual([
      503,
      'no-store',
      '30',
    ]);
    expect((await get('/docs/faq')).status).toBe(200);
  });
});

test.each([
  ['/docs/Storage.md?sdk=go', 301, '/docs/storage.md?sdk=go'],
  ['/docs/env.md?a=1', 301, '/docs/reference/env.md?a=1'],
  [`/docs/reference/nodejs/${latestVersion('nodejs')}.md`, 302, '/docs/reference/nodejs.md'],
])('%s redirects once: %i to %s', async (address, status, location) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
});

test('a page that Accept asks for as Markdown has the text and tag of its Markdown address, and does not replace the page in the cache', async () => {
  const accepting = (Accept: string) => get('/docs/storage', { headers: { Accept } });
  const asked = await accepting('text/markdown, text/html;q=0.9');
  const named = await get('/docs/storage.md');
  expect(await asked.text()).toBe(ALL);
  for (const name of ['Content-Type', 'ETag', 'Vary'])
    expect(asked.headers.get(name)).toBe(named.headers.get(name));
  const html = await accepting('text/html,*/*;q=0.8');
  expect(html.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(html.headers.get('Vary')).toBe('Accept');
});

test.each([
  ['/docs/nothing.md', '*/*'],
  ['/docs/storage.md.md', '*/*'],
  ['/docs/storag', 'text/markdown'],
])('%s is a 404 in Markdown (Accept: %s)', async (address, Accept) => {
  const answer = await get(address, { headers: { Accept } });
  const names = ['Content-Type', 'Vary'];
  expect([answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([
    404,
    'text/markdown; charset=utf-8',
    'Accept',
  ]);
  expect(await answer.text()).toMatch(/^# Page not found\n\n/);
});
