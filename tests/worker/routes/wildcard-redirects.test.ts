import { exports } from 'cloudflare:workers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import release from '#release';

const REDIRECTS = {
  '/building/*': { to: '/*', status: 301 as const },
  '/building/blocks/*': { to: '/storage#events', status: 302 as const },
  '/assets/storage': { to: '/storage', status: 301 as const },
};

const own = release.redirects;
beforeAll(() => {
  release.redirects = REDIRECTS;
});
afterAll(() => {
  release.redirects = own;
});

const get = (address: string) =>
  exports.default.fetch(new Request(`https://nitric.io${address}`, { redirect: 'manual' }));

test.each([
  ['/docs/building/storage.md?sdk=go', 301, '/docs/storage.md?sdk=go'],
  ['/docs/building/blocks/anything?a=1', 302, '/docs/storage?a=1#events'],
  ['/docs/assets/storage', 301, '/docs/storage'],
])('%s redirects once: %i to %s', async (address, status, location) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
});

test.each(['/docs/building', '/docs/building//evil.example', '/docs/building/%5cevil.example'])(
  '%s is a 404',
  async (address) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('Location')]).toEqual([404, null]);
  },
);
