import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import release from '#release';

describe('feed', () => {
  const get = (headers: Record<string, string> = {}) =>
    exports.default.fetch(new Request('https://nitric.io/docs/rss.xml', { headers }));

  test('the feed is RSS 2.0 that is revalidated each time and stays out of search engines', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: `"feed-${release.id}"`,
      'x-robots-tag': 'noindex, nofollow',
    });
    const xml = await answer.text();
    expect(xml).toContain('<rss version="2.0"');
    expect(xml).toContain('<link>https://github.com/nitrictech/node-sdk/releases/tag/v1.4.2</link>');
  });

  test('the feed answers a conditional request with 304', async () => {
    const { headers } = await get();
    const etag = headers.get('ETag') ?? '';
    const date = headers.get('Last-Modified') ?? '';
    expect((await get({ 'If-None-Match': etag })).status).toBe(304);
    expect((await get({ 'If-Modified-Since': date })).status).toBe(304);
    expect((await get({ 'If-None-Match': '"other"', 'If-Modified-Since': date })).status).toBe(200);
    expect((await get({ 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(
      date === 'Thu, 01 Jan 1970 00:00:00 GMT' ? 304 : 200,
    );
  });
});

describe('whats new', () => {
  const get = (headers: Record<string, string> = {}, address = '/docs/whats-new') =>
    exports.default.fetch(new Request(`https://nitric.io${address}`, { headers }));

  test("what's new is a page with months, releases, the feed, and a card of its own", async () => {
    const answer = await get();
    const names = ['Content-Type', 'Cache-Control', 'X-Robots-Tag', 'Vary'];
    expect([answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([
      200,
      'text/html; charset=utf-8',
      'public, max-age=0, must-revalidate',
      'noindex, nofollow',
      'Accept',
    ]);
    const html = await answer.text();
    for (const part of [
      '<title>What&#x27;s new - Nitric Documentation</title>',
      '<link rel="canonical" href="https://nitric.io/docs/whats-new"/>',
      '<link rel="alternate" type="text/markdown" title="Markdown" href="https://nitric.io/docs/whats-new.md"/>',
      '<meta property="og:image" content="https://nitric.io/docs/api/og?title=What%27s+new&amp;description=',
      '<a href="/docs/rss.xml">RSS feed</a>',
      '<h2 class="h2" id="july-2025">July 2025</h2>',
      '<a href="https://github.com/nitrictech/node-sdk/releases/tag/v1.4.2">Node.js SDK 1.4.2</a>, <time dateTime="2025-07-17">July 17</time>',
    ])
      expect(html).toContain(part);
  });

  test.each([
    ['its address with .md', undefined, '/docs/whats-new.md'],
    ['Accept', { Accept: 'text/markdown' }, '/docs/whats-new'],
  ])(
    "what's new is Markdown by %s, with headings, lists, and absolute links",
    async (_, headers, address) => {
      const answer = await get(headers, address);
      const names = ['Content-Type', 'Cache-Control', 'X-Robots-Tag', 'Vary'];
      expect([answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([
        200,
        'text/markdown; charset=utf-8',
        'public, max-age=0, must-revalidate',
        'noindex, nofollow',
        'Accept',
      ]);
      const text = await answer.text();
      expect(text).toMatch(
        /^# What's new\n\nNew and changed pages of this documentation, and releases of the Nitric libraries, by month\.\n\nCanonical address: <https:\/\/nitric\.io\/docs\/whats-new>\n\n## /,
      );
      expect(text).toContain(
        '## July 2025\n\n### Releases\n\n- [Node.js SDK 1.4.2](https://github.com/nitrictech/node-sdk/releases/tag/v1.4.2), 2025-07-17\n',
      );
      const etag = answer.headers.get('ETag') ?? '';
      expect(etag).toBe(`"whats-new-md-${release.id}-${new Date().getUTCFullYear()}"`);
      expect((await get({ ...headers, 'If-None-Match': etag }, address)).status).toBe(304);
    },
  );

  test('it has an entity tag of the release', async () => {
    const etag = (await get()).headers.get('ETag') ?? '';
    expect(etag).toBe(`"whats-new-${release.id}-${new Date().getUTCFullYear()}"`);
    expect((await get({ 'If-None-Match': etag })).status).toBe(304);
  });
});
