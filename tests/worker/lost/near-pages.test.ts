import { describe, expect, test } from 'vitest';
import { pageEntry } from '#tests/worker/page-entry.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { nearPages } from '#worker/lost/near-pages.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import type { PageEntry } from '#worker/model/release-manifest.ts';

const PATHS = [
  '/',
  '/storage',
  '/storages',
  '/guides',
  '/guides/deploying',
  '/reference/nodejs',
  '/reference/nodejs/storage',
  '/reference/nodejs/http',
  '/reference/nodejs/v0',
  '/reference/nodejs/v0/storage',
  '/reference/python',
  '/reference/python/storage',
  '/reference/python/v0/storage',
  '/reference/go',
  '/reference/dart',
  '/reference/dart/storage',
];
const site = {
  pages: Object.fromEntries(PATHS.map((path) => [path, pageEntry({ title: `Title of ${path}` })])) as Record<
    PagePath,
    PageEntry
  >,
  references: {
    nodejs: { '': '', storage: '/storage', http: '/http' },
    'nodejs/v0': { '': '', storage: '/storage' },
    python: { '': '', storage: '/storage' },
    'python/v0': { '': '', storage: '/storage' },
    go: { '': '', storage: '#storage' },
    dart: { '': '', storage: '/storage' },
  },
} as const;

const near = (text: string) => nearPages(pagePath(text), site).map(({ path }) => path);

describe('near a missing page are', () => {
  test('other versions of its library, then other libraries', () => {
    expect(near('/reference/python/v7/storage')).toEqual([
      '/reference/python/storage',
      '/reference/python/v0/storage',
      '/reference/nodejs/storage',
      '/reference/go',
      '/reference/dart/storage',
      '/reference/nodejs/v0/storage',
    ]);
  });

  test.each(['/python/v0/storage', '/sdks/python/v0/storage'])(
    'first those of a library and a version that %s names',
    (lost) => {
      expect(near(lost).slice(0, 2)).toEqual(['/reference/python/v0/storage', '/reference/python/storage']);
    },
  );

  test.each([
    ['/storge', ['/storage']],
    ['/stroage', ['/storage', '/storages']],
    ['/storagesx', ['/storages', '/storage']],
    ['/guides/depxxxing', ['/guides/deploying', '/guides']],
    ['/guides/depxxxxng', ['/guides']],
    [
      '/reference/ruby/storage',
      [
        '/storage',
        '/reference/nodejs/storage',
        '/reference/python/storage',
        '/reference/dart/storage',
        '/reference/nodejs/v0/storage',
        '/reference/python/v0/storage',
      ],
    ],
    ['/how-to/deploying', ['/guides/deploying']],
    ['/guides/nothing-like-it', ['/guides']],
    ['/reference/nodejs/v0/nothing-like-it', ['/reference/nodejs/v0']],
    [`/${'storage'.repeat(20)}`, []],
  ])('for %s: %j', (path, found) => expect(near(path)).toEqual(found));

  test('named with their library', () => {
    const [first] = nearPages(pagePath('/reference/python/v7/storage'), site);
    expect(first).toMatchObject({ title: 'Title of /reference/python/storage', library: 'Python' });
  });
});
