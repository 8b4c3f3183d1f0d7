import { exports } from 'cloudflare:workers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { latestVersion } from '#content/versions.ts';
import release from '#release';

const REDIRECTS = {
  '/building/*': { to: '/*', status: 301 as const },
  '/building/blocks/*': { to: '/storage#events', status: 302 as const },
  '/building/blocks/secrets': { to: '/secrets', status: 301 as const },
  '/sdks/*': { to: '/reference/*', status: 301 as const },
  '/assets/storage': { to: '/storage', status: 301 as const },
  '/lost/*': { to: '/no-such-page', status: 301 as const },
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
  ['/docs/building/storage', 301, '/docs/storage'],
  ['/docs/building/reference/cli?a=1', 301, '/docs/reference/cli?a=1'],
  ['/docs/Building//Storage/', 301, '/docs/storage'],
  ['/docs/building/storage.md?sdk=go', 301, '/docs/storage.md?sdk=go'],
  ['/docs/building/blocks/anything?a=1', 302, '/docs/storage?a=1#events'],
  ['/docs/building/blocks/a/b.md', 302, '/docs/storage.md#events'],
  ['/docs/building/blocks/secrets', 301, '/docs/secrets'],
  [`/docs/sdks/nodejs/${latestVersion('nodejs')}`, 302, '/docs/reference/nodejs'],
  ['/docs/building/building/storage', 301, '/docs/storage'],
  ['/docs/assets/storage', 301, '/docs/storage'],
  ['/docs/building/sdks/python', 301, '/docs/reference/python'],
])('%s redirects once: %i to %s', async (address, status, location) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
});

test.each([
  '/docs/building',
  '/docs/building/nothing',
  '/docs/lost/x',
  '/docs/building//evil.example',
  '/docs/building/%2fevil.example',
  '/docs/building/%5cevil.example',
  '/docs/building/..%2f..%2fevil',
  '/docs/building/../../../evil.example',
])('%s is a 404', async (address) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([404, null]);
});
