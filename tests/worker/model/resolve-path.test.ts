import { describe, expect, test } from 'vitest';
import { latestVersion } from '#content/references.ts';
import { pageEntry } from '#tests/worker/page-entry.ts';
import { parsePagePath } from '#worker/model/page-path.ts';
import { resolvePath } from '#worker/model/resolve-path.ts';

const PATHS = [
  '/',
  '/storage',
  '/reference/nodejs',
  '/reference/nodejs/v0',
  '/reference/nodejs/storage',
  '/reference/env',
  '/new/a',
  '/new/b/c',
];
const site = {
  pages: Object.fromEntries(PATHS.map((path) => [path, pageEntry({ hash: path })])),
  redirects: {
    '/env': { to: '/reference/env', status: 301 as const },
    '/reference': { to: '/#libraries', status: 301 as const },
    '/old/*': { to: '/new/*', status: 301 as const },
    '/old/b/*': { to: '/storage#b', status: 301 as const },
    '/old/b/exact': { to: '/reference/env', status: 301 as const },
    '/older/*': { to: '/old/*', status: 301 as const },
    '/sdk/*': { to: '/reference/*', status: 301 as const },
    '/gone/*': { to: '/missing', status: 301 as const },
    '/round/*': { to: '/circle/*', status: 301 as const },
    '/circle/*': { to: '/round/*', status: 301 as const },
  },
};
const resolve = (address: string) => resolvePath(new URL(address, 'https://nitric.io'), site);

describe('resolvePath', () => {
  test.each(['/docs', '/docs/storage', '/docs/reference/nodejs/v0'])('%s is a page', (pathname) => {
    const path = pathname.slice('/docs'.length) || '/';
    expect(resolve(pathname)).toMatchObject({
      kind: 'page',
      page: { path, entry: site.pages[path], representation: { format: 'html' } },
    });
  });

  test.each([
    ['/docs/', '/docs', 301],
    ['/DOCS//Storage//', '/docs/storage', 301],
    ['/docs/env', '/docs/reference/env', 301],
    ['/docs/storage).', '/docs/storage', 301],
    ['/docs/storage/),', '/docs/storage', 301],
    ['/docs/storage%E2%80%A6', '/docs/storage', 301],
    ['/docs/storage，请看', '/docs/storage', 301],
    ['/docs/storage&utm_source=chat', '/docs/storage', 301],
    ['/docs/storage%3Fsdk=go', '/docs/storage', 301],
    ['/docs/storage%23events', '/docs/storage#events', 301],
    ['/docs/%23libraries', '/docs#libraries', 301],
    ['/docs/%73torage', '/docs/storage', 301],
    ['/docs%2Fstorage', '/docs/storage', 301],
    ['/docs/storage.html', '/docs/storage', 301],
    ['/docs/storage/index.html', '/docs/storage', 301],
    ['/docs/index', '/docs', 301],
    ['/docs.md', '/docs/index.md', 301],
    ['/docs/index.html.md', '/docs/index.md', 301],
    ['/docs/storage.md)', '/docs/storage.md', 301],
    ['/docs)', '/docs', 301],
    ['/docs/reference', '/docs#libraries', 301],
    [`/docs/reference/nodejs/${latestVersion('nodejs')}`, '/docs/reference/nodejs', 302],
    [`/docs/reference/nodejs/${latestVersion('nodejs')?.toUpperCase()}/`, '/docs/reference/nodejs', 302],
  ])('%s redirects to %s in one hop', (pathname, location, status) => {
    expect(resolve(pathname)).toMatchObject({ kind: 'redirect', location, status });
  });

  test.each([
    '/docs/nothing',
    '/docs/reference/nodejs/v999',
    '/docs/constructor',
    '/docs/__proto__',
    '/docs/%00',
    '/docs/@storage',
    '/docs/$/storage',
    '/docs/storage/@/files',
    '/docs/..%2F..%2F%00',
    '/docs/%E0%A4%A',
    '/docs/%',
    '/docs/storage%',
    '/docs/storage%00.html',
    '/docs/storage%0D%0ASet-Cookie:a=b',
    '/docs/reference/nodejs/v0%22%3E%3Cscript%3E',
  ])('%s is unknown', (pathname) => {
    expect(resolve(pathname).kind).toBe('unknown');
  });
});

test('an address of many signs is answered at once', () => {
  // With a slow expression, this would not end in the time of a test.
  expect(resolve(`/docs/${'-'.repeat(200_000)}a`).kind).toBe('unknown');
  expect(parsePagePath(`/${'a'.repeat(511)}`)).toBeDefined();
  expect(parsePagePath(`/${'a'.repeat(512)}`)).toBeUndefined();
});

describe('a Markdown address', () => {
  test.each([
    ['/docs/storage.md', '/storage', { format: 'md' }],
    ['/docs/index.md', '/', { format: 'md' }],
    ['/docs/storage.md?sdk=python', '/storage', { format: 'md', sdk: 'python' }],
    ['/docs/storage.md?sdk=Python', '/storage', { format: 'md' }],
    ['/docs/storage.md?sdk=constructor', '/storage', { format: 'md' }],
    ['/docs/storage?sdk=python', '/storage', { format: 'html' }],
  ])('%s is the page %s as %j', (address, path, representation) => {
    const resolved = resolve(address);
    expect(resolved.kind === 'page' && [resolved.page.path, resolved.page.representation]).toEqual([
      path,
      representation,
    ]);
  });

  test.each([
    ['/DOCS//Storage.MD/', '/docs/storage.md', 301],
    ['/docs/.md', undefined, undefined],
    ['/docs/env.md', '/docs/reference/env.md', 301],
    ['/docs/reference.md', '/docs/index.md#libraries', 301],
    ['/docs/old/a.md', '/docs/new/a.md', 301],
    [`/docs/reference/nodejs/${latestVersion('nodejs')}.md`, '/docs/reference/nodejs.md', 302],
    ['/docs/storage.md.md', undefined, undefined],
    ['/docs/storage%2Emd', '/docs/storage.md', 301],
  ])('%s keeps its ending and redirects to %s', (address, location, status) => {
    const resolved = resolve(address);
    expect(resolved.kind === 'redirect' ? [resolved.location, resolved.status] : []).toEqual(
      location ? [location, status] : [],
    );
    expect(resolved.kind).toBe(location ? 'redirect' : 'unknown');
  });
});

describe('a folder redirect', () => {
  test.each([
    ['/docs/old/a', '/docs/new/a', 301],
    ['/docs/OLD//B/c/', '/docs/storage#b', 301],
    ['/docs/old/b/c/d', '/docs/storage#b', 301],
    ['/docs/old/b/exact', '/docs/reference/env', 301],
    ['/docs/older/a', '/docs/new/a', 301],
    [`/docs/sdk/nodejs/${latestVersion('nodejs')}/storage`, '/docs/reference/nodejs/storage', 302],
  ])('leads from %s to %s in one hop', (address, location, status) => {
    expect(resolve(address)).toMatchObject({ kind: 'redirect', location, status });
  });

  test.each([
    '/docs/old',
    '/docs/old/nothing',
    '/docs/olda',
    '/docs/gone/x',
    '/docs/round/x',
    '/docs/old//evil.example',
    '/docs/old/%2f%2fevil.example',
    '/docs/old/..%2fa',
    '/docs/old/*',
  ])('leads nowhere from %s', (address) => {
    expect(resolve(address).kind).toBe('unknown');
  });
});

test('an Accept header that prefers Markdown chooses it at the address of a page, and changes no redirect', () => {
  const negotiated = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://nitric.io');
    return resolvePath({ pathname, searchParams, prefersMarkdown: true }, site);
  };
  expect(negotiated('/docs/storage?sdk=go')).toMatchObject({
    page: { representation: { format: 'md', sdk: 'go' } },
  });
  expect(negotiated('/docs/env')).toMatchObject({ kind: 'redirect', location: '/docs/reference/env' });
});
