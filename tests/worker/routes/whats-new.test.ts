import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import release from '#release';

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
])("what's new is Markdown by %s, with headings, lists, and absolute links", async (_, headers, address) => {
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
});

test("agents find what's new in the list of pages", async () => {
  const list = await (await get({}, '/docs/llms.txt')).text();
  expect(list).toContain('\n- What is new, by month: [whats-new.md](https://nitric.io/docs/whats-new.md)\n');
  expect(await (await get({}, '/docs/guides/llms.txt')).text()).not.toContain('whats-new');
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
