import { createExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import release from '#release';
import { fetchWith } from '#tests/worker/fetch-with.ts';
import { between } from '#tests/worker/layout/read-page.ts';
import { countedSearches, forgetSearches } from '#tests/worker/signals/counted-searches.ts';
import worker from '#worker/index.ts';

const TODAY = '2026-11-22';

const search = async (query: string) => {
  const answer = await exports.default.fetch(new Request(`https://nitric.io/docs/search?${query}`));
  return { answer, html: await answer.text() };
};

const searchWith = (query: string, bindings: object, init?: RequestInit) =>
  fetchWith(bindings, `/docs/search?${query}`, init);

const links = (html: string) =>
  [...html.matchAll(/<a class="hit-title[^"]*" href="([^"]*)"/g)].map(([, href]) => href);

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T23:59:00Z`), toFake: ['Date'] });
  await forgetSearches();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('shows the matching page first, marked, with the sheet of this page', async () => {
  const { html } = await search('q=storage');
  expect(links(html)[0]).toBe('/docs/storage');
  expect(html).toContain('href="/docs/storage"><mark>Storage</mark></a>');
  expect(html).toContain(`<style>${release.styles['search-page'].code}</style>`);
});

test('each query and each page of results has a title of its own', async () => {
  const titleOf = async (query: string) => /<title>(.*?)<\/title>/.exec((await search(query)).html)?.[1];
  expect(await titleOf('')).toBe('Search - Nitric Documentation');
  expect(await titleOf('q=a+%3Cbucket%3E')).toBe('a &lt;bucket&gt; - Search - Nitric Documentation');
  expect(await titleOf('q=storage&page=2')).toBe('storage, page 2 - Search - Nitric Documentation');
  const pages = / of (\d+)</.exec((await search('q=storage')).html)?.[1];
  expect(await titleOf('q=storage&page=50')).toBe(`storage, page ${pages} - Search - Nitric Documentation`);
  expect(await titleOf('q=zzzqqqx&page=3')).toBe('zzzqqqx - Search - Nitric Documentation');
});

test('shows twenty results a page, and links to the other pages', async () => {
  const first = await search('q=nitric');
  expect(links(first.html)).toHaveLength(20);
  expect(first.html).toContain('<a class="button" rel="next" href="/docs/search?q=nitric&amp;page=2">');
  expect(first.html).not.toContain('rel="prev"');
  expect(first.html).toMatch(/>\d,\d{3} results, page 1 of \d+</);
  const second = await search('q=nitric&page=2');
  expect(second.html).toContain('<a class="button" rel="prev" href="/docs/search?q=nitric">');
  expect(links(second.html)).not.toContain(links(first.html)[0]);
  const last = await search('q=nitric&page=50');
  expect(last.html).toMatch(/>\d,\d{3} results, page 50 of 50</);
  expect(/rel="next"/.test(last.html)).toBe(false);
});

test('answers a symbol that the query names once, and only on the first page', async () => {
  const answersIn = (html: string) => html.match(/class="hit-answer"/g);
  expect(answersIn((await search('q=bucket.on')).html)).toHaveLength(1);
  expect(answersIn((await search('q=bucket.on&page=2')).html)).toBeNull();
});

test('filters by library and section, and the form keeps the filters', async () => {
  const { html } = await search('q=bucket&library=go&section=Reference');
  expect(links(html).length).toBeGreaterThan(0);
  for (const href of links(html)) expect(href).toMatch(/^\/docs\/reference\/go\//);
  expect(html).toContain('<input type="hidden" name="library" value="go"/>');
  expect(html).toContain('<input type="hidden" name="section" value="Reference"/>');
  expect(html).toContain('href="/docs/search?q=bucket&amp;section=Reference"');
  expect(html).toMatch(
    /href="\/docs\/search\?q=bucket&amp;library=go&amp;section=Reference" aria-current="true">Go /,
  );
});

test('without a query, offers examples and no results', async () => {
  const { answer, html } = await search('');
  expect(answer.status).toBe(200);
  expect(html).toContain('<a href="/docs/search?q=bucket.on">bucket.on</a>');
  expect(html).not.toContain('No results');
});

test('repeats a query without results as escaped text, and counts it', async () => {
  const { html } = await search(`q=${encodeURIComponent('<zzzqqqx>')}`);
  expect(html).toContain('No results for &quot;&lt;zzzqqqx&gt;&quot;');
  expect(html).not.toContain('<zzz');
  const start = between(html, '<h2 class="h2">Good places to start</h2>', '</section>');
  expect(start.match(/<li>/g)).toHaveLength(5);
  expect(start).toContain('<a href="/docs/reference">Library reference</a>');
  await vi.waitFor(async () => expect(await countedSearches()).toEqual([`${TODAY} <zzzqqqx> empty 1`]));
});

test.each([
  ['filtered queries', 'q=zzzqqqx&library=go', {}, {}],
  [
    'a sender above the limit',
    'q=zzzqqqx',
    { SEARCH_OUTCOME_LIMIT: { limit: async () => ({ success: false }) } },
    {},
  ],
  ['a link that a browser fetches ahead', 'q=zzzqqqx', {}, { headers: { 'Sec-Purpose': 'prefetch' } }],
  ['a link of another site', 'q=zzzqqqx', {}, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
])('neither counts nor logs %s', async (_, query, bindings, init) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await searchWith(query, bindings, init)).status).toBe(200);
  expect(await countedSearches()).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test('is never cached, and uses at most 64 characters of the query, whole ones', async () => {
  const { answer, html } = await search(`q=${encodeURIComponent(`${'q'.repeat(63)}😀`)}&library=go`);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(html).toContain(`No results for &quot;${'q'.repeat(63)}&quot;`);
});

test('a sender above the limit of queries gets no results', async () => {
  const answer = await searchWith('q=storage', { SEARCH_LIMIT: { limit: async () => ({ success: false }) } });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '10']);
  expect(await answer.text()).toContain('Unable to fetch results');
  expect((await searchWith('', { SEARCH_LIMIT: { limit: async () => ({ success: false }) } })).status).toBe(
    200,
  );
});

test('says that the search failed if the index cannot be read', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await searchWith('q=storage', {
    ASSETS: { fetch: async () => new Response('', { status: 404 }) },
  });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  expect(html).toContain('Unable to fetch results');
  expect(html).toContain('You might want to check your network connection.');
  expect(log).toHaveBeenCalledOnce();
});

test('a mistake of the page itself is logged, and is not said to be one of the search', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const context = createExecutionContext();
  vi.spyOn(context, 'waitUntil').mockImplementation(() => {
    throw new Error('This is no error of the search.');
  });
  const request = new Request('https://nitric.io/docs/search?q=zzzqqqx');
  const answer = await worker.fetch(request, env, context);
  expect([answer.status, await answer.text()]).toEqual([
    500,
    'Something went wrong on this site. The error has been logged. Try again in a minute.\n',
  ]);
  expect(log).toHaveBeenCalledOnce();
});
