import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';

const search = async (query: string) => {
  const answer = await exports.default.fetch(
    new Request(`https://nitric.io/docs/search?q=${encodeURIComponent(query)}`),
  );
  return { answer, html: await answer.text() };
};

test('lists the page with the matching title first', async () => {
  const { html } = await search('storage');
  expect(/<div class="search-results"><ul class="page-list"><li><a href="([^"]*)"/.exec(html)?.[1]).toBe(
    '/docs/storage',
  );
});

test('lists at most twenty pages, and has a description', async () => {
  const { html } = await search('nitric');
  expect(html.match(/<ul class="page-list">.*?<\/ul>/s)?.[0].match(/<li>/g)).toHaveLength(20);
  expect(html).toContain(
    '<meta name="description" content="Documentation for the Nitric cloud application framework."/>',
  );
});

test('repeats a query without results as escaped text', async () => {
  const { html } = await search('<b>zzz</b>');
  expect(/<p>(No results[^<]*)<\/p>/.exec(html)?.[1]).toBe(
    'No results for &quot;&lt;b&gt;zzz&lt;/b&gt;&quot;',
  );
  expect(html).not.toContain('<b>zzz');
});

test('is never cached, and uses at most 64 characters of the query', async () => {
  const { answer, html } = await search('z'.repeat(100));
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(html).not.toContain('z'.repeat(65));
});
