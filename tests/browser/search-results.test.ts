import { expect } from '@playwright/test';
import { HIERARCHY_LEVELS } from '#client/contracts/search.ts';
import {
  activeOption,
  FACETS,
  type FakeHit,
  fakeSearch,
  openSearch,
  options,
  queryField,
  STORAGE_HITS,
  searchDialog,
  searchStatus,
} from './fake-search.ts';
import { openPage, test } from './watched-page.ts';

const SYMBOL: FakeHit = {
  url: '/docs/reference/nodejs/storage#bucket-on',
  titles: ['Node.js v1', 'Storage', '<mark>bucket.on</mark>()'],
  kind: 'symbol',
  version: 'v1',
  symbol: {
    signature: 'on(type: string): void',
    language: 'typescript',
    sample: "bucket('images').on('write')",
  },
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a search sends the parameters of the specification, and 64 characters at most', async ({ page }) => {
  const { calls } = await fakeSearch(page, () => ({ hits: STORAGE_HITS }));
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('x'.repeat(70));
  await expect(queryField(page)).toHaveValue('x'.repeat(64));
  await expect(options(page).first()).toHaveAttribute('href', '/docs/storage');
  const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
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

test('on a screen of 768 px, snippets have 5 words, and from 769 px 10', async ({ page }) => {
  const { calls } = await fakeSearch(page, () => ({ hits: STORAGE_HITS }));
  for (const [width, words] of [
    [768, 5],
    [769, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/docs/storage');
    await openSearch(page);
    await page.keyboard.insertText('storage');
    await expect(options(page).first()).toHaveAttribute('href', '/docs/storage');
    expect(calls.at(-1)?.params.attributesToSnippet).toContain(`content:${words}`);
  }
});

test('hits are grouped, at most five a group, with marks, trail, version, and an address without #overview', async ({
  page,
}) => {
  await fakeSearch(page, () => ({ hits: STORAGE_HITS, total: 23 }));
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('storage');
  await expect(searchDialog(page).getByRole('heading')).toHaveText([
    'Building blocks',
    'Node.js reference',
    'Node.js reference v0',
  ]);
  expect(await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/docs/storage',
    '/docs/storage#upload-links',
    '/docs/storage#permissions',
    '/docs/storage#events',
    '/docs/storage#limits',
    '/docs/reference/nodejs/storage#bucket',
    '/docs/reference/nodejs/v0/storage#bucket',
  ]);
  await expect(options(page).nth(1)).toContainText('Upload and download linksStorage');
  await expect(options(page).nth(1).locator('mark')).toHaveText('storage');
  await expect(options(page).nth(5)).toContainText('v1');
  await expect(options(page).nth(5).locator('.block-storage')).toBeVisible();
  await expect(searchDialog(page).getByRole('status')).toHaveText('23 results');
  await expect(searchDialog(page).getByRole('link', { name: 'All 23 results' })).toHaveAttribute(
    'href',
    '/docs/search?q=storage',
  );
});

test('text of a hit is never HTML, and its address stays on this site', async ({ page }) => {
  const evil = '<mark>a</mark> &lt;img src=x onerror=alert(1)&gt; <b>b</b> &amp;lt;';
  await fakeSearch(page, () => ({
    hits: [
      { url: 'https://example.com/docs/storage#x', titles: ['A', evil], content: evil },
      { url: 'javascript:alert(1)', titles: ['A', 'Script'] },
    ],
  }));
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('a');
  await expect(options(page).first()).toContainText('a <img src=x onerror=alert(1)> <b>b</b> &lt;');
  await expect(searchDialog(page).locator('img, b')).toHaveCount(0);
  await expect(options(page).first()).toHaveAttribute('href', '/docs/storage#x');
  await expect(options(page).nth(1)).toHaveAttribute('href', /^\/docs/);
});

test('arrows move the active option, which the field names, and Enter follows it', async ({ page }) => {
  const { outcomes } = await fakeSearch(page, () => ({ hits: STORAGE_HITS }));
  await openPage(page, '/docs/apis');
  await openSearch(page);
  await page.keyboard.type('storage');
  await expect(options(page)).toHaveCount(7);
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 6],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    const id = (await options(page).nth(index).getAttribute('id')) ?? '';
    await expect(queryField(page)).toHaveAttribute('aria-activedescendant', id);
    await expect(queryField(page)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/storage#upload-links$/);
  await expect(searchDialog(page)).toBeHidden();
  expect(outcomes).toEqual(['chosen storage']);
});

test('Enter before the answer follows the first hit of that answer', async ({ page }) => {
  let release = () => {};
  await fakeSearch(page, async (query) => {
    if (query !== 'sql') return { hits: STORAGE_HITS };
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { hits: [{ url: '/docs/sql#overview', titles: ['Building blocks', 'SQL Databases'] }] };
  });
  await openPage(page, '/docs/apis');
  await openSearch(page);
  await page.keyboard.insertText('storage');
  await expect(activeOption(page)).toHaveAttribute('href', '/docs/storage');
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('sql');
  await page.keyboard.press('Enter');
  // The previous results stay while the next ones load.
  await expect(searchStatus(page)).toHaveAttribute('data-status', /loading|stalled/);
  await expect(options(page)).toHaveCount(7);
  release();
  await expect(page).toHaveURL(/\/docs\/sql$/);
});

test('a slower answer to an earlier query does not replace the later one', async ({ page }) => {
  let release = () => {};
  await fakeSearch(page, async (query) => {
    if (query === 's') {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { hits: [{ url: '/docs/sql', titles: ['Building blocks', 'Late'] }] };
    }
    return { hits: STORAGE_HITS };
  });
  await openPage(page, '/docs/apis');
  await openSearch(page);
  const late = page.waitForResponse(
    (response) => response.request().postData()?.includes('"query":"s"') ?? false,
  );
  await page.keyboard.insertText('s');
  await page.keyboard.insertText('torage');
  await expect(options(page)).toHaveCount(7);
  release();
  await (await late).finished();
  await page.keyboard.press('ArrowDown');
  await expect(activeOption(page)).toHaveAttribute('href', '/docs/storage#upload-links');
});

test('a click with Ctrl opens another tab, and the search stays', async ({ page, context }) => {
  const { outcomes } = await fakeSearch(page, () => ({ hits: STORAGE_HITS }));
  await openPage(page, '/docs/apis');
  await openSearch(page);
  await page.keyboard.insertText('storage');
  await expect(options(page)).toHaveCount(7);
  const opened = context.waitForEvent('page');
  await options(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/docs\/storage$/);
  await expect(queryField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
  expect(outcomes).toEqual(['chosen storage']);
});

test('a hit on the page itself is followed, and the query is gone', async ({ page }) => {
  await fakeSearch(page, () => ({ hits: STORAGE_HITS }));
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('storage');
  await expect(options(page)).toHaveCount(7);
  await options(page).nth(2).click();
  await expect(page).toHaveURL(/#permissions$/);
  await expect(searchDialog(page)).toBeHidden();
  await expect(page.locator('#search-input')).toHaveValue('');
});

test('a search that is left counts once, as the query that was left', async ({ page }) => {
  const { outcomes } = await fakeSearch(page, (query) => ({
    hits: query === 'storage' ? STORAGE_HITS : STORAGE_HITS.slice(0, 1),
  }));
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.type('storage');
  await expect(options(page)).toHaveCount(7);
  await page.keyboard.press('Escape');
  await expect.poll(() => outcomes).toEqual(['left storage']);
});

test('the symbol that a query names is answered at once, and its sample is copied by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { calls } = await fakeSearch(page, () => ({ hits: [SYMBOL, ...STORAGE_HITS] }));
  await page.addInitScript(() => localStorage.setItem('language', 'python'));
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('bucket.on');
  await expect(searchDialog(page).getByText('on(type: string): void')).toBeVisible();
  expect(calls[0]?.params.optionalFilters).toEqual(['library:python']);
  const copy = searchDialog(page).getByRole('button', { name: 'Copy sample' });
  for (
    let stop = 0;
    stop < 10 && !(await copy.evaluate((button) => button === document.activeElement));
    stop += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(searchDialog(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("bucket('images').on('write')");
  await expect(copy).toBeVisible();
});

test('filters limit the results to a library and a section, and keep their values', async ({ page }) => {
  const { calls } = await fakeSearch(page, () => ({ hits: STORAGE_HITS, facets: FACETS }));
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('storage');
  const library = searchDialog(page).getByRole('combobox', { name: 'Library' });
  await expect(library.locator('option')).toHaveText(['All libraries', 'Node.js', 'Python', 'Go']);
  await library.selectOption('Python');
  await searchDialog(page).getByRole('combobox', { name: 'Section' }).selectOption('Guides');
  await expect(searchStatus(page)).toHaveAttribute('data-status', 'idle');
  expect(calls.map(({ params }) => params.facetFilters)).toEqual([
    [],
    ['library:python'],
    ['library:python', 'section:Guides'],
  ]);
  await expect(searchDialog(page).getByRole('link', { name: 'All 9 results' })).toHaveAttribute(
    'href',
    '/docs/search?q=storage&library=python&section=Guides',
  );
});
