import { expect, type Page } from '@playwright/test';
import {
  activeOption,
  fakeSearch,
  openSearch,
  options,
  queryField,
  STORAGE_HITS,
  searchDialog,
} from './fake-search.ts';
import { openPage, test } from './watched-page.ts';

const stored = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    address: `/${name}-${index}`,
    title: `${name} ${index}`,
    trail: [],
    kind: 'page',
  }));

const store = (page: Page, entries: Record<string, unknown>) =>
  page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (!(key in localStorage))
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, entries);

const list = (page: Page, name: string) => searchDialog(page).getByRole('listbox', { name });
const titles = async (page: Page, name: string) => {
  const ids = await list(page, name).getAttribute('aria-owns');
  return page.evaluate((owned) => owned?.split(' ').map((id) => document.getElementById(id)?.innerText), ids);
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await fakeSearch(page, () => ({ hits: STORAGE_HITS }));
});

test('without a history, the start screen says so and offers the ten building blocks', async ({ page }) => {
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await expect(searchDialog(page).getByText('No recent searches')).toBeVisible();
  await expect(options(page)).toHaveCount(10);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/http$/);
});

test('a chosen hit is the first recent search, once, and Enter opens it again', async ({ page }) => {
  for (const index of [1, 0, 1]) {
    await openPage(page, '/docs/apis');
    await openSearch(page);
    await page.keyboard.insertText('storage');
    await expect(options(page)).toHaveCount(7);
    await options(page).nth(index).click();
    await expect(page).toHaveURL(/\/docs\/storage/);
  }
  await openPage(page, '/docs/apis');
  await openSearch(page);
  await expect.poll(() => titles(page, 'Recent')).toEqual(['Upload and download links\nStorage', 'Storage']);
  await expect(activeOption(page)).toHaveAttribute('href', '/docs/storage#upload-links');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/storage#upload-links$/);
});

test('seven recent searches are shown, or four besides favorites, and ten favorites are kept', async ({
  page,
}) => {
  await store(page, { 'recent-searches': stored(9, 'recent'), 'favorite-searches': stored(9, 'favorite') });
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await expect.poll(() => titles(page, 'Recent')).toHaveLength(4);
  for (let moved = 0; moved < 2; moved += 1) {
    await searchDialog(page)
      .getByRole('button', { name: `Move “recent ${moved}” to favorites` })
      .click();
    await expect(
      searchDialog(page).getByRole('button', { name: `Move “recent ${moved}” to favorites` }),
    ).toBeHidden();
    await expect(queryField(page)).toBeFocused();
  }
  await expect
    .poll(() => titles(page, 'Favorites'))
    .toEqual(['recent 1', 'recent 0', ...stored(8, 'favorite').map(({ title }) => title)]);
  for (const { title } of [...stored(2, 'recent'), ...stored(8, 'favorite')])
    await searchDialog(page)
      .getByRole('button', { name: `Remove “${title}”` })
      .click();
  await expect(list(page, 'Favorites')).toHaveCount(0);
  await expect
    .poll(() => titles(page, 'Recent'))
    .toEqual(
      stored(8, 'recent')
        .slice(2)
        .map(({ title }) => title),
    );
});

test('seven recent searches are shown without favorites, and each can be removed', async ({ page }) => {
  await store(page, { 'recent-searches': stored(9, 'recent') });
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await expect.poll(() => titles(page, 'Recent')).toHaveLength(7);
  await searchDialog(page).getByRole('button', { name: 'Remove “recent 0”' }).press('Enter');
  await expect(queryField(page)).toBeFocused();
  await expect
    .poll(() => titles(page, 'Recent'))
    .toEqual(
      stored(8, 'recent')
        .slice(1)
        .map(({ title }) => title),
    );
});

test('what else the storage holds is ignored', async ({ page }) => {
  await store(page, {
    'recent-searches': [
      { address: '//evil.example', title: 'Evil', trail: [], kind: 'page' },
      { address: '/x', title: 1, trail: [], kind: 'page' },
      null,
      ...stored(1, 'good'),
    ],
    'favorite-searches': '{',
  });
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await expect.poll(() => titles(page, 'Recent')).toEqual(['good 0']);
});
