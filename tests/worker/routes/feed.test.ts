import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import release from '#release';

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
