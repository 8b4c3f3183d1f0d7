import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import app from '#worker/index.ts';

const get = (path: string) =>
  exports.default.fetch(new Request(`https://nitric.io${path}`, { redirect: 'manual' }));

/** Only the form for feedback leads here, so nobody writes the address. */
const NEVER_WRITTEN = '/docs/feedback/thanks';

const addresses = app.routes
  .filter(({ method, path }) => method === 'GET' && /^\/docs\/(?!api\/)[^:*]+$/.test(path))
  .map(({ path }) => path);

test('the Worker answers some addresses itself', () => {
  expect(addresses).toContain('/docs/rss.xml');
});

test.each(addresses)('%s says how long caches may keep it', async (address) => {
  expect((await get(address)).headers.get('Cache-Control')).toMatch(/no-store|max-age=\d/);
});

test.each(addresses.filter((address) => address !== NEVER_WRITTEN))(
  '%s is found in another spelling',
  async (address) => {
    const answer = await get(`${address.toUpperCase()}/`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, address]);
  },
);
