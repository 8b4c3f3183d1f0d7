import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';

const get = (headers: Record<string, string> = {}) =>
  exports.default.fetch(new Request('https://nitric.io/docs/rss.xml', { headers }));

test('the feed is RSS 2.0 with absolute links', async () => {
  const answer = await get();
  const xml = await answer.text();
  expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  expect(xml).toContain('<rss version="2.0"');
  expect(xml).toContain('<link>https://nitric.io/docs/storage</link>');
  expect(xml.match(/<item>/g)?.length).toBeGreaterThan(40);
});

test('the feed answers a conditional request with 304', async () => {
  const etag = (await get()).headers.get('ETag') ?? '';
  expect((await get({ 'If-None-Match': etag })).status).toBe(304);
});
