import { describe, expect, test } from 'vitest';
import { resolvePath } from '#worker/page/resolve-path.ts';

const site = {
  pages: {
    '/': {},
    '/storage': {},
    '/reference/nodejs': {},
    '/reference/nodejs/v0': {},
    '/reference/env': {},
  },
  redirects: {
    '/env': { to: '/reference/env', status: 301 as const },
    '/reference': { to: '/#libraries', status: 301 as const },
  },
};

describe('resolvePath', () => {
  test.each(['/docs', '/docs/storage', '/docs/reference/nodejs/v0'])('%s is a page', (pathname) => {
    expect(resolvePath(pathname, site)).toEqual({
      kind: 'page',
      path: pathname.slice('/docs'.length) || '/',
    });
  });

  test.each([
    ['/docs/', '/docs', 301],
    ['/docs/storage/', '/docs/storage', 301],
    ['/docs/Storage', '/docs/storage', 301],
    ['/DOCS//Storage//', '/docs/storage', 301],
    ['/docs/env', '/docs/reference/env', 301],
    ['/docs/ENV/', '/docs/reference/env', 301],
    ['/docs/reference', '/docs#libraries', 301],
    ['/docs/reference/nodejs/v1', '/docs/reference/nodejs', 302],
    ['/docs/reference/nodejs/V1/', '/docs/reference/nodejs', 302],
  ])('%s leads to %s in one hop', (pathname, location, status) => {
    expect(resolvePath(pathname, site)).toEqual({ kind: 'redirect', location, status });
  });

  test.each([
    '/docs/nothing',
    '/docs/reference/nodejs/v2',
    '/docs/constructor',
    '/docs/__proto__',
    '/docs/%00',
    '/docs/%E0%A4%A',
  ])('%s is unknown', (pathname) => {
    expect(resolvePath(pathname, site).kind).toBe('unknown');
  });
});
