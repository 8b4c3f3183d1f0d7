import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { latestVersion } from '#content/versions.ts';
import release from '#release';
import { sha256 } from '#tests/worker/sha256.ts';
import { pageEntries } from '#worker/page/page-entry.ts';
import type { StoredMarkdown } from '#worker/page/stored-markdown.ts';

const STORED: StoredMarkdown = {
  blocks: ['# Storage', { all: 'Node.js: a\n\nPython: b\n', bySdk: { nodejs: 'a\n', python: 'b\n' } }],
};

const get = (address: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`https://nitric.io${address}`, { redirect: 'manual', ...init }));

const entryOf = (wanted: string) => {
  const entry = pageEntries(release.pages).find(([path]) => path === wanted)?.[1];
  if (!entry) throw new Error(`The release has no page ${wanted}.`);
  return entry;
};

/** Replaces the Markdown of a page of the release. */
const store = async (path: string, stored: StoredMarkdown): Promise<void> => {
  const value = JSON.stringify(stored);
  const entry = entryOf(path);
  entry.markdown = await sha256(value);
  await env.PAGES.put(`markdown/${entry.markdown}`, value);
};

beforeAll(async () => {
  await store('/storage', STORED);
  await store('/', { blocks: ['# Home\n'] });
});
afterEach(() => vi.restoreAllMocks());

describe('the Markdown of a page', () => {
  test.each([
    ['/docs/storage.md', '# Storage\n\nNode.js: a\n\nPython: b\n'],
    ['/docs/storage.md?sdk=python', '# Storage\n\nb\n'],
    ['/docs/storage.md?sdk=go', '# Storage\n\nNode.js: a\n\nPython: b\n'],
    ['/docs/storage.md?sdk=unknown', '# Storage\n\nNode.js: a\n\nPython: b\n'],
    ['/docs/storage.md?other=python', '# Storage\n\nNode.js: a\n\nPython: b\n'],
    ['/docs.md', '# Home\n'],
  ])('at %s is %j, whether cached or not', async (address, text) => {
    for (const _ of [1, 2]) {
      const answer = await get(address);
      expect([answer.status, await answer.text()]).toEqual([200, text]);
      expect(answer.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    }
  });

  test('has the headers of a page', async () => {
    const [html, markdown] = [await get('/docs/storage'), await get('/docs/storage.md')];
    const names = ['Cache-Control', 'Content-Security-Policy', 'X-Content-Type-Options', 'X-Robots-Tag'];
    for (const name of names) {
      expect(markdown.headers.get(name)).toBe(html.headers.get(name));
      expect(markdown.headers.get(name)).not.toBeNull();
    }
    expect(markdown.headers.get('Speculation-Rules')).toBeNull();
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
    entryOf('/faq').markdown = 'f'.repeat(64);
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

test.each(['/docs/nothing.md', '/docs/.md', '/docs/storage.md.md'])('%s is a 404', async (address) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
});
