import { expect } from '@playwright/test';
import { barField, fakeSearch, openSearch, queryField, STORAGE_HITS, searchDialog } from './fake-search.ts';
import { afterTouchStarted, holdLazyScripts } from './lazy-scripts.ts';
import { openPage, test } from './watched-page.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});
const withHits = (page: Parameters<typeof fakeSearch>[0]) => fakeSearch(page, () => ({ hits: STORAGE_HITS }));

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens the search, Escape closes it, and the focus returns`, async ({ page }) => {
    await withHits(page);
    await openPage(page, '/docs/storage');
    const link = page.getByRole('link', { name: 'Concepts' }).first();
    for (let round = 0; round < 2; round += 1) {
      await link.focus();
      await page.keyboard.press(keys);
      await expect(queryField(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toBeHidden();
      await expect(link).toBeFocused();
    }
  });
}

test('the search opens from the page itself, again and again, and leaves nothing focused', async ({
  page,
}) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  for (let round = 0; round < 2; round += 1) {
    await page.keyboard.press('/');
    await expect(queryField(page)).toBeFocused();
    await expect(queryField(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();
    await expect(page.locator(':focus')).toHaveCount(0);
  }
});

test('/ is only typed in a text field, and Ctrl+K opens the search from there', async ({ page }) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  await page.getByRole('radio', { name: 'It was helpful' }).check();
  const comment = page.locator('form.feedback textarea');
  await comment.pressSequentially('a/b');
  await expect(comment).toHaveValue('a/b');
  await expect(searchDialog(page)).toBeHidden();
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(comment).toBeFocused();
});

test('an open search does not open twice: the shortcut selects the query', async ({ page }) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.type('stor');
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.type('sql/');
  await expect(queryField(page)).toHaveValue('sql/');
});

test('the first Escape closes the panel, and the second clears the query', async ({ page }) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.type('storage');
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
  await expect(barField(page)).toHaveValue('storage');
  await page.keyboard.press('Escape');
  await expect(barField(page)).toHaveValue('');
});

test('a query that was left is there again, and the next key replaces it', async ({ page }) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.type('storage');
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
  await openSearch(page);
  await expect(queryField(page)).toHaveValue('storage');
  await page.keyboard.type('s');
  await expect(queryField(page)).toHaveValue('s');
});

test('a click on the field opens the search, and a press beside the dialog or on its button closes it', async ({
  page,
}) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  await barField(page).click();
  await expect(queryField(page)).toBeFocused();
  await page.mouse.click(20, 600);
  await expect(searchDialog(page)).toBeHidden();
  await expect(barField(page)).toBeFocused();
  await barField(page).click();
  await searchDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(searchDialog(page)).toBeHidden();
});

test('Tab passes the field, and typing into it opens the search', async ({ page }) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  const cli = page.getByRole('link', { name: 'CLI', exact: true }).first();
  await cli.focus();
  await page.keyboard.press('Tab');
  await expect(barField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Star on GitHub' })).toBeFocused();
  await expect(searchDialog(page)).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('storage');
  await expect(queryField(page)).toHaveValue('storage');
});

test('keys typed before the dialog is there are not lost', async ({ page }) => {
  await withHits(page);
  const release = await holdLazyScripts(page);
  await openPage(page, '/docs/storage');
  await page.keyboard.press('/');
  await page.keyboard.type('stage');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expect(queryField(page)).toBeFocused();
  await page.keyboard.type('or');
  await expect(queryField(page)).toHaveValue('storage');
});

test('if the dialog cannot load, the field leads to the search page', async ({ page, problems }) => {
  problems.allow(/search dialog could not start|\/assets\/|ERR_FAILED/);
  await page.route(/\/assets\/search-dialog-\w+\.css/, (route) => route.abort());
  await openPage(page, '/docs/storage');
  await page.keyboard.press('/');
  await page.keyboard.type('storage');
  await expect.poll(() => problems.found.some((line) => line.includes('could not start'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/search\?q=storage$/);
});

test('in a narrow window, the link opens the search', async ({ page }) => {
  await withHits(page);
  await page.setViewportSize({ width: 320, height: 600 });
  await openPage(page, '/docs/storage');
  await page.locator('.search-link').hover();
  await afterTouchStarted(page);
  await page.locator('.search-link').click();
  await expect(queryField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-link')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(queryField(page)).toBeFocused();
});

test('Tab stays inside the dialog in both directions', async ({ page }) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.type('storage');
  await expect(searchDialog(page).getByRole('option').first()).toBeVisible();
  const seen = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    await queryField(page).focus();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(key);
      seen.add(await page.evaluate(() => document.activeElement?.closest('dialog')?.ariaLabel ?? 'outside'));
    }
  }
  expect([...seen]).toEqual(['Search']);
  await expect(searchDialog(page).getByRole('option').first()).toBeVisible();
});

test('text that is composed arrives whole, and Enter while composing follows nothing', async ({ page }) => {
  const { calls } = await withHits(page);
  await openPage(page, '/docs/storage');
  await barField(page).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'すと', selectionStart: 2, selectionEnd: 2 });
  await expect(barField(page)).toHaveValue('すと');
  await expect(searchDialog(page)).toBeHidden();
  await session.send('Input.insertText', { text: 'ストレージ' });
  await expect(queryField(page)).toHaveValue('ストレージ');
  await session.send('Input.imeSetComposition', { text: 'こ', selectionStart: 1, selectionEnd: 1 });
  await expect(queryField(page)).toHaveValue('ストレージこ');
  await session.send('Input.insertText', { text: '個' });
  await expect.poll(() => calls.map(({ params }) => params.query)).toEqual(['ストレージ', 'ストレージ個']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the field leads to the search page', async ({ page }) => {
    await page.goto('/docs/storage');
    await barField(page).fill('storage');
    await barField(page).press('Enter');
    await expect(page).toHaveURL(/\/docs\/search\?q=storage$/);
  });
});
