import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import release from '#release';

describe('feed', () => {
  const get = (headers: Record<string, string> = {}) =>
    exports.default.fetch(new Request('https://nitric.io/docs/rss.xml', { headers }));

  test('the feed is RSS 2.0 that is revalidated each time and stays out of search engines', async () => {
    const answer = await get();
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: `"feed-${release.id}"`,
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await answer.text()).toContain('<rss version="2.0"');
    expect((await get({ 'If-None-Match': `"feed-${release.id}"` })).status).toBe(304);
    expect((await get({ 'If-Modified-Since': headers['last-modified'] ?? '' })).status).toBe(304);
  });
});

describe("what's new", () => {
  const get = (headers: Record<string, string> = {}, address = '/docs/whats-new') =>
    exports.default.fetch(new Request(`https://nitric.io${address}`, { headers }));
  const headersOf = (type: string, name: string) => ({
    'content-type': `text/${type}; charset=utf-8`,
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'Accept',
    etag: `"${name}-${release.id}-${new Date().getUTCFullYear()}"`,
  });

  test('is a page with months, releases, the feed, and a card of its own', async () => {
    const answer = await get();
    expect(Object.fromEntries(answer.headers)).toMatchObject(headersOf('html', 'whats-new'));
    expect((await get({ 'If-None-Match': answer.headers.get('ETag') ?? '' })).status).toBe(304);
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
    ['its address with .md', {}, '/docs/whats-new.md'],
    ['Accept', { Accept: 'text/markdown' }, '/docs/whats-new'],
  ])('is Markdown by %s', async (_, headers, address) => {
    const answer = await get(headers, address);
    expect(Object.fromEntries(answer.headers)).toMatchObject(headersOf('markdown', 'whats-new-md'));
    expect(await answer.text()).toMatch(
      /^# What's new\n\n[^\n]+\n\nCanonical address: <https:\/\/nitric\.io\/docs\/whats-new>\n\n## /,
    );
    const known = { ...headers, 'If-None-Match': answer.headers.get('ETag') ?? '' };
    expect((await get(known, address)).status).toBe(304);
  });
});
