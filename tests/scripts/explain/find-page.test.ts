import { describe, expect, test } from 'vitest';
import { latestVersion } from '#content/versions.ts';
import { findPage } from '#scripts/explain/find-page.ts';

const entry = { hash: '', markdown: 'm', title: '', description: '', menu: 'docs' };
const release = {
  pages: { '/': entry, '/storage': entry, '/reference/env': entry, '/reference/nodejs': entry },
  redirects: {
    '/env': { to: '/reference/env', status: 301 as const },
    '/reference': { to: '/#libraries', status: 301 as const },
  },
};

describe('findPage', () => {
  test.each([
    ['/docs/storage', '/storage'],
    ['docs/storage/', '/storage'],
    ['/storage', '/storage'],
    ['storage', '/storage'],
    ['/docs/Storage#events', '/storage'],
    ['https://nitric.io/docs/storage?sdk=go#events', '/storage'],
    ['http://localhost:8787/docs/storage', '/storage'],
    ['/docs', '/'],
    ['/', '/'],
    ['https://nitric.io/docs', '/'],
  ])('%s is %s', (address, path) => {
    const found = findPage(address, release);
    expect([found?.page.path, found?.redirectedFrom]).toEqual([path, undefined]);
  });

  test.each([
    ['/docs/env', '/reference/env', '/env'],
    [
      `/docs/reference/nodejs/${latestVersion('nodejs')}`,
      '/reference/nodejs',
      `/reference/nodejs/${latestVersion('nodejs')}`,
    ],
  ])('%s leads to %s', (address, path, redirectedFrom) => {
    const found = findPage(address, release);
    expect([found?.page.path, found?.redirectedFrom]).toEqual([path, redirectedFrom]);
  });

  test('finds the page of a Markdown address', () => {
    expect(findPage('/docs/storage.md?sdk=go', release)?.page).toMatchObject({
      path: '/storage',
      representation: { format: 'md', sdk: 'go' },
    });
    expect(findPage('https://nitric.io/docs.md', release)?.page.path).toBe('/');
  });

  test.each(['/docs/nothing', '/docs/constructor', '/docs/%00', '/docs/reference/nodejs/v9'])(
    '%s is not a page',
    (address) => {
      expect(findPage(address, release)).toBeUndefined();
    },
  );
});
