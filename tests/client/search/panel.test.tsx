import { flushSync } from 'react-dom';
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
  searchFor,
  searchStatus,
  texts,
  type,
} from './open-search.tsx';
import { FACETS, STORAGE_HITS } from './search-answers.ts';
import { heldReply } from './stand-in.ts';

vi.mock('#client/load-styles.ts', () => ({ loadStyles: async () => {} }));
vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();

const HOSTED = { appId: 'APP', apiKey: 'key', indexName: 'nitric', insights: true };
const clickWithCtrl = (index: number) =>
  options()[index]?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  );

test('a search sends the parameters of the requirements, and 64 characters at most', async () => {
  const { calls } = await searchFor('x'.repeat(70));
  const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
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

const paste = (text: string) => {
  queryField().setSelectionRange(0, queryField().value.length);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  return queryField().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};
const select = (name: string) => find<HTMLSelectElement>(`[aria-label=${name}]`);
const choose = (name: string, value: string) => {
  select(name).value = value;
  select(name).dispatchEvent(new Event('change', { bubbles: true }));
};

test('of a message that is pasted and too long, what says least is left out', async () => {
  const { calls } = await searchFor('old ');
  expect(paste('a short text')).toBe(true); // The browser inserts it.
  const message =
    '2026-11-28T05:00:00Z /home/me/app: error: unable to reach the resources server: connection refused by peer';
  expect(paste(message)).toBe(false);
  await vi.waitFor(() =>
    expect(queryField().value).toBe('error: unable reach resources server: connection refused peer'),
  );
  await vi.waitFor(() => expect(calls.at(-1)?.params.query).toBe(queryField().value));
});

test('hits are grouped, at most five a group, with marks, trail, version, and an address without #overview', async () => {
  await searchFor('storage', () => ({ hits: STORAGE_HITS, total: 1023 }));
  expect(texts('h2')).toEqual(['Building blocks', 'Node.js reference', 'Node.js reference v0']);
  expect(hrefs()).toEqual([
    '/docs/storage',
    ...['upload-links', 'permissions', 'events', 'limits'].map((anchor) => `/docs/storage#${anchor}`),
    '/docs/reference/nodejs/storage#bucket',
    '/docs/reference/nodejs/v0/storage#bucket',
  ]);
  expect(texts('.search-row:nth-of-type(3) :is(.hit-title, .hit-trail, mark)')).toEqual([
    'Upload and download links',
    'Storage',
    'storage',
  ]);
  expect(texts('.search-version')).toEqual(['v1', 'v0']);
  expect(options()[5]?.querySelector('.block-storage')).not.toBeNull();
  expect(announced()).toBe('1,023 results');
  expect(find('.search-all').textContent).toBe('See all 1,023 results');
  expect(find('.search-all').getAttribute('href')).toBe('/docs/search?q=storage');
});

test('text of a hit is never HTML, and its address stays on this site', async () => {
  const evil = '<mark>a</mark> &lt;img src=x onerror=alert(1)&gt; <b>b</b> &amp;lt;';
  await searchFor('a', () => ({
    hits: [
      { url: 'https://example.com/docs/storage#x', titles: ['A', evil], content: evil },
      { url: 'javascript:alert(1)', titles: ['A', 'Script'] },
    ],
  }));
  expect(find('.hit-title').textContent).toBe('a <img src=x onerror=alert(1)> <b>b</b> &lt;');
  expect(document.querySelectorAll('.search-dialog :is(img, b)')).toHaveLength(0);
  expect(hrefs()).toEqual(['/docs/storage#x', '/docsalert(1)']);
});

test('arrows move the active option, which the field names, around the list', async () => {
  await searchFor('storage');
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 6],
    ['ArrowDown', 0],
  ] as const) {
    pressKey(key);
    const selected = options().filter((option) => option.getAttribute('aria-selected') === 'true');
    expect(selected).toEqual([options()[index]]);
    expect(queryField().getAttribute('aria-activedescendant')).toBe(options()[index]?.id);
  }
});

test('Enter follows the active hit, closes the dialog, and counts the query as answered', async () => {
  const { opened, outcomes, clicks } = await searchFor('storage');
  pressKey('ArrowDown');
  pressKey('Enter');
  expect(opened).toEqual(['/docs/storage#upload-links']);
  await closed();
  expect(find<HTMLInputElement>('#search-input').value).toBe('');
  expect(outcomes).toEqual(['chosen storage']);
  expect(clicks).toEqual([]);
});

test('a hosted index that wants to know learns which hit of which answer was chosen', async () => {
  const { clicks } = await searchFor('storage', () => ({ hits: STORAGE_HITS, queryID: 'q1' }), {
    hosted: HOSTED,
  });
  clickWithCtrl(1);
  await vi.waitFor(() => expect(clicks).toHaveLength(1));
  expect(clicks).toEqual([
    {
      eventType: 'click',
      eventName: 'Hit chosen',
      index: 'nitric',
      userToken: 'anonymous',
      queryID: 'q1',
      objectIDs: ['/docs/storage#upload-links'],
      positions: [2],
    },
  ]);
  const other = await searchFor('storage', undefined, { hosted: { ...HOSTED, insights: false } });
  clickWithCtrl(1);
  await vi.waitFor(() => expect(other.outcomes).toEqual(['chosen storage']));
  expect(other.clicks).toEqual([]);
});

test('Enter before the answer follows the first hit of that answer, and the previous results stay until then', async () => {
  const late = heldReply({ hits: [{ url: '/docs/sql#overview', titles: ['Building blocks', 'SQL'] }] });
  const { opened } = await searchFor('storage', ({ params }) =>
    params.query === 'sql' ? late.reply : { hits: STORAGE_HITS },
  );
  type('sql');
  pressKey('Enter');
  expect([searchStatus(), options().length, opened]).toEqual(['loading', 7, []]);
  late.release();
  await vi.waitFor(() => expect(opened).toEqual(['/docs/sql']));
});

/** Inserts a text as browsers do without a key: by dictation, by a correction, or by a menu. */
const insert = (text: string, inputType: string) => {
  queryField().value += text;
  queryField().dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType }));
};

test.each([
  ['the clear button', () => button('Clear the query').click()],
  ['other text', () => type('storages')],
  ['the same text, typed again', () => ['sq', 'sql'].forEach(type)],
  ['a long paste', () => paste(`error: ${'x'.repeat(80)}`)],
  ['a suggestion', () => button('storage').click()],
  ['dictation of many characters at once', () => insert(' databases and migrations', 'insertText')],
  ['a correction', () => insert('ite', 'insertReplacementText')],
  ['a filter', () => choose('Library', 'go')],
])('Enter before an answer means nothing once %s changes the query', async (_, change) => {
  const late = heldReply({ hits: STORAGE_HITS });
  const { opened } = await searchFor('none', ({ params }) => {
    if (params.query === 'sql' && !String(params.facetFilters)) return late.reply;
    return params.query === 'none'
      ? { suggestions: ['storage'], facets: FACETS }
      : { hits: STORAGE_HITS, facets: FACETS };
  });
  type('sql');
  pressKey('Enter');
  await vi.waitFor(() => expect(searchStatus()).not.toBe('idle'));
  flushSync(change);
  late.release();
  await answered();
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened).toEqual([]);
});

test('a key that ends a composition does nothing, and Enter before an answer without hits follows no hit', async () => {
  const { opened } = await openSearch(({ params }) =>
    params.query === 'zzz' ? { suggestions: ['storage'] } : { hits: STORAGE_HITS },
  );
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
  const late = heldReply({ hits: [{ url: '/docs/sql', titles: ['Building blocks', 'Late'] }] });
  await openSearch(({ params }) => (params.query === 's' ? late.reply : { hits: STORAGE_HITS }));
  type('s');
  await search('storage');
  late.release();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([activeHref(), options().length]).toEqual(['/docs/storage', 7]);
});

test('a click with Ctrl leaves the search open, and counts the query once', async () => {
  const { outcomes } = await searchFor('storage');
  clickWithCtrl(0);
  await vi.waitFor(() => expect(outcomes).toEqual(['chosen storage']));
  expect(dialog().open).toBe(true);
  pressKey('Escape');
  expect(outcomes).toEqual(['chosen storage']);
});

test('a search that is left counts once, as the query that was left, and its text stays in the field until the next Escape', async () => {
  const { outcomes } = await searchFor('stor');
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

test('filters limit the results to a library and a section, and keep their values', async () => {
  const { calls } = await searchFor('storage', ({ params }) =>
    params.query === 'none'
      ? {}
      : {
          hits: STORAGE_HITS,
          facets: { ...FACETS, ...(String(params.facetFilters) && { library: { python: 4 } }) },
        },
  );
  const chosen = async (name: string, value: string) => {
    choose(name, value);
    await vi.waitFor(() => expect(select(name).value).toBe(value));
    await answered();
  };
  const allResults = () => find('.search-all').getAttribute('href');
  expect(texts('[aria-label=Library] option')).toEqual(['All libraries', 'Node.js', 'Python', 'Go']);
  await chosen('Library', 'python');
  await chosen('Section', 'Guides');
  expect(texts('[aria-label=Library] option')).toEqual(['All libraries', 'Node.js', 'Python', 'Go']);
  expect(calls.map(({ params }) => params.facetFilters)).toEqual([
    [],
    ['library:python'],
    ['library:python', 'section:Guides'],
  ]);
  expect(allResults()).toBe('/docs/search?q=storage&library=python&section=Guides');
  await chosen('Library', '');
  expect(allResults()).toBe('/docs/search?q=storage&section=Guides');
  await search('none');
  button('Clear the filters').click();
  await vi.waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ query: 'none', facetFilters: [] }));
});
