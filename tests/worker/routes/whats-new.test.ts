import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import release from '#release';

const get = (headers: Record<string, string> = {}) =>
  exports.default.fetch(new Request('https://nitric.io/docs/whats-new', { headers }));

test("what's new is a page with months, releases, the feed, and a card of its own", async () => {
  const answer = await get();
  expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('X-Robots-Tag')]).toEqual([
    200,
    'public, max-age=0, must-revalidate',
    'noindex, nofollow',
  ]);
  const html = await answer.text();
  for (const part of [
    '<title>What&#x27;s new - Nitric Documentation</title>',
    '<link rel="canonical" href="https://nitric.io/docs/whats-new"/>',
    '<meta property="og:image" content="https://nitric.io/docs/api/og?title=What%27s+new&amp;description=',
    '<a href="/docs/rss.xml">RSS feed</a>',
    '<h2 id="july-2025">July 2025</h2>',
    '<a href="https://github.com/nitrictech/node-sdk/releases/tag/v1.4.2">Node.js SDK 1.4.2</a>, <time dateTime="2025-07-17">July 17</time>',
  ])
    expect(html).toContain(part);
});

test('it has an entity tag of the release', async () => {
  const etag = (await get()).headers.get('ETag') ?? '';
  expect(etag).toBe(`"whats-new-${release.id}-${new Date().getUTCFullYear()}"`);
  expect((await get({ 'If-None-Match': etag })).status).toBe(304);
});

test('every page leads to it', async () => {
  const html = await (await exports.default.fetch('https://nitric.io/docs/faq')).text();
  expect(html).toContain('<a href="/docs/whats-new">What&#x27;s new</a>');
});
