import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import release from '#release';
import { fetchWith } from '#tests/worker/fetch-with.ts';
import { between } from '#tests/worker/layout/read-page.ts';

const get = (address: string) => exports.default.fetch(new Request(`https://nitric.io${address}`));

test('a missing page names the pages that are near, those about its words, and has the words in its search', async () => {
  const answer = await get('/docs/reference/python/signed-urls');
  const html = await answer.text();
  const names = ['Content-Type', 'Cache-Control', 'X-Robots-Tag', 'Vary'];
  expect([answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([
    404,
    'text/html; charset=utf-8',
    'public, max-age=60',
    'noindex, nofollow',
    'Accept',
  ]);
  const found = between(html, '<h2 class="h2">Pages about “python signed urls”</h2>', '</section>');
  expect(found).toContain('href="/docs/storage"');
  expect(found.match(/<li>/g)).toHaveLength(5);
  expect(html).toMatch(/<input id="search-query" [^>]*value="python signed urls"\/>/);
  expect(html).toContain(`<style>${release.styles['search-page'].code}</style>`);
  expect(html).not.toContain('rel="canonical"');
  expect(html).toContain(
    '<meta name="description" content="Documentation for the Nitric cloud application framework."/>',
  );
});

test('a missing page of a library names the same subject in the others', async () => {
  const html = await (await get('/docs/reference/jvm/queues')).text();
  const near = between(html, '<h2 class="h2">Similar pages</h2>', '</section>');
  for (const sdk of ['nodejs', 'python', 'go'])
    expect(near).toContain(`href="/docs/reference/${sdk}/queues"`);
});

test('links of the same title name the library, without the number of its latest version', async () => {
  const html = await (await get('/docs/reference/ruby/storage')).text();
  const near = between(html, '<h2 class="h2">Similar pages</h2>', '</section>');
  expect([...near.matchAll(/<a [^>]+>(.*?)<\/a>/g)].map(([, name]) => name?.replace(/<[^>]+>/g, ''))).toEqual(
    ['Storage', 'Storage Node.js', 'Storage Python', 'Storage Go', 'Storage Dart', 'Storage on AWS'],
  );
});

test('a missing page does not open the index of the search', async () => {
  const closed = { ASSETS: { fetch: async () => Promise.reject(new Error('closed')) } };
  const html = await (await fetchWith(closed, '/docs/reference/python/queue')).text();
  expect(between(html, '<h2 class="h2">Pages about “python queue”</h2>', '</section>')).toContain(
    'href="/docs/reference/nodejs/queues"',
  );
});

test('a missing page in Markdown has the same links, to Markdown, and no link twice', async () => {
  const answer = await get('/docs/storag.md');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'public, max-age=60']);
  const text = await answer.text();
  expect(text).toMatch(
    /^# Page not found\n\nThere's no page at this address\..+\n\n## Similar pages\n\n- \[Storage\]\(https:\/\/nitric\.io\/docs\/storage\.md\): \S/,
  );
  const links = text.match(/\(https:\S+\)/g) ?? [];
  expect(links).toEqual([...new Set(links)]);
  expect(text).toMatch(/\n\nAll pages: <https:\/\/nitric\.io\/docs\/llms\.txt>\n$/);
});
