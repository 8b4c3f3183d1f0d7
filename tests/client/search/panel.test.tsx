import { expect, test, vi } from 'vitest';
import { HIERARCHY_LEVELS } from '#client/contracts/search.ts';
import { find, press } from '#tests/client/dom.ts';
import {
  activeHref,
  announced,
  answered,
  asNewReader,
  button,
  closed,
  dialog,
  hrefs,
  openSearch,
  options,
  pressKey,
  queryField,
  search,
  searchStatus,
  type,
} from '#tests/client/search/open-search.tsx';
import { STORAGE_HITS } from '#tests/client/search/search-answers.ts';
import { standIn } from '#tests/client/search/stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();

test('a search sends the parameters of the requirements, and 64 characters at most', async () => {
  const calls = standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  await search('x'.repeat(70));
  const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
  expect(queryField().value).toBe('x'.repeat(64));
  expect(queryField().maxLength).toBe(64);
  expect(calls.map(({ params }) => params)).toEqual([
    {
      indexName: 'docs',
      query: 'x'.repeat(64),
      hitsPerPage: 20,
      attributesToRetrieve: [...levels, 'content', 'type', 'url', 'kind', 'version', 'symbol'],
      attributesToSnippet: [...levels, 'content'].map((attribute) => `${attribute}:10`),
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      facets: ['library', 'section'],
      facetFilters: [],
    },
  ]);
});

test('of a message that is pasted and too long, a time and a path go first, and then words at the end', async () => {
  const calls = standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  await search('old ');
  const paste = (text: string) => {
    queryField().setSelectionRange(0, queryField().value.length);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    return queryField().dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  };
  expect(paste('a short text')).toBe(true); // The browser inserts it.
  const message =
    '2026-11-28T05:00:00Z /home/me/app: error: unable to reach the resources server: connection refused by peer';
  expect(paste(message)).toBe(false);
  await vi.waitFor(() =>
    expect(queryField().value).toBe('error: unable to reach the resources server: connection refused'),
  );
  await answered();
  expect(calls.at(-1)?.params.query).toBe(queryField().value);
});

test('hits are grouped, at most five a group, with marks, trail, version, and an address without #overview', async () => {
  standIn(() => ({ hits: STORAGE_HITS, total: 1023 }));
  openSearch();
  await search('storage');
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Building blocks',
    'Node.js reference',
    'Node.js reference v0',
  ]);
  expect(hrefs()).toEqual([
    '/docs/storage',
    '/docs/storage#upload-links',
    '/docs/storage#permissions',
    '/docs/storage#events',
    '/docs/storage#limits',
    '/docs/reference/nodejs/storage#bucket',
    '/docs/reference/nodejs/v0/storage#bucket',
  ]);
  const parts = (index: number, selector: string) =>
    [...(options()[index]?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
  expect(parts(1, '.search-title, .search-trail, mark')).toEqual([
    'Upload and download links',
    'Storage',
    'storage',
  ]);
  expect(parts(5, '.search-version')).toEqual(['v1']);
  expect(options()[5]?.querySelector('.block-storage')).not.toBeNull();
  expect(announced()).toBe('1,023 results');
  expect(find('.search-all').textContent).toBe('See all 1,023 results');
  expect(find('.search-all').getAttribute('href')).toBe('/docs/search?q=storage');
});

test('text of a hit is never HTML, and its address stays on this site', async () => {
  const evil = '<mark>a</mark> &lt;img src=x onerror=alert(1)&gt; <b>b</b> &amp;lt;';
  standIn(() => ({
    hits: [
      { url: 'https://example.com/docs/storage#x', titles: ['A', evil], content: evil },
      { url: 'javascript:alert(1)', titles: ['A', 'Script'] },
    ],
  }));
  openSearch();
  await search('a');
  expect(find('.search-title').textContent).toBe('a <img src=x onerror=alert(1)> <b>b</b> &lt;');
  expect(document.querySelectorAll('.search-dialog :is(img, b)')).toHaveLength(0);
  expect(hrefs()).toEqual(['/docs/storage#x', '/docsalert(1)']);
});

test('arrows move the active option, which the field names, around the list', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  await search('storage');
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 6],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
  ] as const) {
    pressKey(key);
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(
      options().map((_, option) => `${option === index}`),
    );
    expect(queryField().getAttribute('aria-activedescendant')).toBe(options()[index]?.id);
  }
});

test('Enter follows the active hit, closes the dialog, and counts the query as answered', async () => {
  standIn(() => ({ hits: STORAGE_HITS, queryID: 'q1' }));
  const { opened, outcomes, reports } = openSearch();
  await search('storage');
  pressKey('ArrowDown');
  pressKey('Enter');
  expect(opened).toEqual(['/docs/storage#upload-links']);
  await closed();
  expect(find<HTMLInputElement>('#search-input').value).toBe('');
  expect(outcomes).toEqual(['chosen storage']);
  expect(reports).toMatchObject([
    { queryId: 'q1', chosen: { objectID: '/docs/storage#upload-links', position: 2 } },
  ]);
});

test('Enter before the answer follows the first hit of that answer, and the previous results stay until then', async () => {
  let release = () => {};
  standIn(async ({ params }) => {
    if (params.query !== 'sql') return { hits: STORAGE_HITS };
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { hits: [{ url: '/docs/sql#overview', titles: ['Building blocks', 'SQL Databases'] }] };
  });
  const { opened } = openSearch();
  await search('storage');
  type('sql');
  pressKey('Enter');
  expect(searchStatus()).toBe('loading');
  expect(options()).toHaveLength(7);
  expect(opened).toEqual([]);
  await vi.waitFor(() => {
    release();
    expect(opened).toEqual(['/docs/sql']);
  });
});

test.each([
  ['the clear button', () => button('Clear the query').click()],
  ['other text', () => type('storages')],
])('Enter before an answer means nothing once %s changes the query', async (_, change) => {
  let release = () => {};
  standIn(async ({ params }) => {
    if (params.query === 'sql')
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    return { hits: STORAGE_HITS };
  });
  const { opened } = openSearch();
  type('sql');
  pressKey('Enter');
  await vi.waitFor(() => expect(searchStatus()).not.toBe('idle'));
  change();
  release();
  await answered();
  expect(opened).toEqual([]);
});

test('an answer without hits and without suggestions suggests what is near, and then the subjects', async () => {
  standIn(() => ({}));
  openSearch();
  await search('storrage');
  const suggested = [...document.querySelectorAll('.search-suggestions button')];
  expect(suggested.map(({ textContent }) => textContent)).toEqual(['Key Value Stores', 'Storage', 'APIs']);
});

test('a key that ends a composition does nothing, and Enter before an answer without hits follows no hit', async () => {
  standIn(({ params }) => (params.query === 'zzz' ? { suggestions: ['storage'] } : { hits: STORAGE_HITS }));
  const { opened } = openSearch();
  type('storage');
  pressKey('Enter', { isComposing: true });
  pressKey('Escape', { isComposing: true });
  // Safari ends the composition before it reports the key that ended it.
  for (const key of ['Enter', 'Escape', 'ArrowDown']) pressKey(key, { keyCode: 229 });
  expect(dialog().open).toBe(true);
  await answered();
  type('zzz');
  pressKey('Enter');
  await answered();
  button('storage').click();
  await vi.waitFor(() => expect(options()).toHaveLength(7));
  await answered();
  expect(opened).toEqual([]);
});

test('a slower answer to an earlier query does not replace the later one', async () => {
  let release = () => {};
  standIn(async ({ params }) => {
    if (params.query !== 's') return { hits: STORAGE_HITS };
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { hits: [{ url: '/docs/sql', titles: ['Building blocks', 'Late'] }] };
  });
  openSearch();
  type('s');
  await search('storage');
  release();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(activeHref()).toBe('/docs/storage');
  expect(options()).toHaveLength(7);
});

test('a click with Ctrl leaves the search open, and counts the query once', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  const { outcomes } = openSearch();
  await search('storage');
  options()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  await vi.waitFor(() => expect(outcomes).toEqual(['chosen storage']));
  expect(dialog().open).toBe(true);
  pressKey('Escape');
  expect(outcomes).toEqual(['chosen storage']);
});

test('a search that is left counts once, as the query that was left, and its text stays in the field until the next Escape', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  const { outcomes } = openSearch();
  await search('stor');
  await search('storage');
  button('Close').click();
  expect(outcomes).toEqual(['left storage']);
  const field = find<HTMLInputElement>('#search-input');
  expect(field.value).toBe('storage');
  press(document.body, 'Escape');
  expect(field.value).toBe('');
  field.value = 'secrets';
  press(document.body, 'Escape');
  expect(field.value).toBe('secrets');
});
