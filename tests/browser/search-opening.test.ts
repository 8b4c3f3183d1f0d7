import { expect, type Page } from '@playwright/test';
import { STORAGE_HITS } from '#tests/client/search/search-answers.ts';
import { barField, fakeSearch, openSearch, options, queryField, searchDialog } from './fake-search.ts';
import { afterTouchStarted, holdLazyScripts } from './lazy-scripts.ts';
import { openPage, test } from './watched-page.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});
const withHits = (page: Page) => fakeSearch(page, () => ({ hits: STORAGE_HITS }));

/** Closes the search with Escape, once it is there below the field. */
const leaveSearch = async (page: Page) => {
  await expect(page.locator('.search-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
};

test('each shortcut opens the search from wherever the reader is, and the focus returns there', async ({
  page,
}) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  await page.keyboard.press('/');
  await expect(queryField(page)).toBeFocused();
  await expect(queryField(page)).toHaveValue('');
  await leaveSearch(page);
  await expect(page.locator(':focus')).toHaveCount(0);

  const link = page.getByRole('link', { name: 'Concepts' }).first();
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await link.focus();
    await page.keyboard.press(keys);
    await expect(queryField(page)).toBeFocused();
    await leaveSearch(page);
    await expect(link).toBeFocused();
  }

  await page.getByRole('radio', { name: 'It was helpful' }).check();
  const comment = page.locator('form.feedback textarea');
  await comment.pressSequentially('a/b');
  await expect(comment).toHaveValue('a/b');
  await expect(searchDialog(page)).toBeHidden();
  await openSearch(page);
  await leaveSearch(page);
  await expect(comment).toBeFocused();
});

test('a shortcut opens the search again before a busy browser has reported that it closed', async ({
  page,
}) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  await page.evaluate(() =>
    addEventListener(
      'close',
      (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        setTimeout(() => event.target?.dispatchEvent(new Event('close')), 1000);
      },
      true,
    ),
  );
  await openSearch(page);
  await page.keyboard.insertText('storage');
  await leaveSearch(page);
  await openSearch(page);
  await expect(queryField(page)).toHaveValue('storage');
});

test('if nothing had the focus before the search, Tab leads on from what the reader sees', async ({
  page,
}) => {
  await withHits(page);
  await openPage(page, '/docs/storage#permissions');
  await page.keyboard.press('/');
  await expect(queryField(page)).toBeFocused();
  await leaveSearch(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Link to Permissions' })).toBeFocused();
});

test('the first Escape closes the panel, the second clears the query, and a query that was left is there again', async ({
  page,
}) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.type('storage');
  await leaveSearch(page);
  await expect(barField(page)).toHaveValue('storage');
  await openSearch(page);
  await expect(queryField(page)).toHaveValue('storage');
  // The query is selected. The shortcut selects it again, and opens nothing else.
  await page.keyboard.type('sto');
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.type('sql/');
  await expect(queryField(page)).toHaveValue('sql/');
  await leaveSearch(page);
  await expect(barField(page)).toHaveValue('sql/');
  await page.keyboard.press('Escape');
  await expect(barField(page)).toHaveValue('');
});

test('readers pass the field with Tab, open the search with a click or by typing, and stay in it until it closes', async ({
  page,
}) => {
  await withHits(page);
  await openPage(page, '/docs/storage');
  await barField(page).click();
  await expect(page.locator('.search-panel')).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(searchDialog(page)).toBeHidden();
  await expect(barField(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Star on GitHub' })).toBeFocused();
  await expect(searchDialog(page)).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('storage');
  await expect(queryField(page)).toHaveValue('storage');

  await expect(options(page).first()).toBeVisible();
  const seen = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    await queryField(page).focus();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(key);
      seen.add(await page.evaluate(() => document.activeElement?.closest('dialog')?.ariaLabel ?? 'outside'));
    }
  }
  expect([...seen]).toEqual(['Search']);
  await expect(options(page).first()).toBeVisible();
});

for (const [name, width] of [
  ['a window with room for the field', 1440],
  ['a narrow window', 320],
] as const) {
  test(`in ${name}, the dialog takes each key after its shortcut before anything else has loaded`, async ({
    page,
  }) => {
    await withHits(page);
    await page.setViewportSize({ width, height: 600 });
    const requested: string[] = [];
    const release = await holdLazyScripts(page);
    await openPage(page, '/docs/storage');
    page.on('request', (request) => requested.push(request.url()));
    await page.evaluate(() => {
      document.addEventListener('keydown', ({ key, target }) => {
        if (key.length === 1 && !(target as Element).closest('dialog')) document.title += key;
      });
    });
    const title = await page.title();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('stage');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('or');
    await expect(queryField(page)).toHaveValue('storage');
    // Outside of the dialog, only the shortcut was pressed.
    expect(await page.title()).toBe(`${title}k`);
    expect(requested.filter((address) => /show-search|search-dialog/.test(address))).toEqual([]);
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(queryField(page)).toHaveValue('storage');
    await leaveSearch(page);
    await expect(page.locator(':focus')).toHaveCount(0);
  });
}

test('a click on Close before anything has loaded closes the dialog once its script is there', async ({
  page,
}) => {
  const release = await holdLazyScripts(page);
  await openPage(page, '/docs/storage');
  await page.keyboard.press('Control+k');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(queryField(page)).toBeVisible();
  release();
  await expect(queryField(page)).toBeHidden();
});

test('if what the dialog shows cannot load, its field leads to the search page, even without styles', async ({
  page,
  problems,
}) => {
  problems.allow(/search could not start|\/assets\/|ERR_FAILED/);
  await page.route(/\/assets\/(search-dialog|show-search)-\w+\.(css|js)/, (route) => route.abort());
  await openPage(page, '/docs/storage');
  await page.keyboard.press('/');
  await expect(queryField(page)).toBeFocused();
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
  await leaveSearch(page);
  await expect(page.locator('.search-link')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(queryField(page)).toBeFocused();
});

test('on a phone, a double click on Close does not hit the theme behind it', async ({ page }) => {
  await withHits(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/docs/storage');
  await barField(page).click();
  await expect(queryField(page)).toBeFocused();
  await expect(page.locator('.search-panel')).toBeVisible();
  await searchDialog(page).getByRole('button', { name: 'Close' }).dblclick();
  await expect(searchDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('isDarkMode'))).toBeNull();
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
  await expect(options(page).first()).toBeVisible();
  await session.send('Input.imeSetComposition', { text: 'こ', selectionStart: 1, selectionEnd: 1 });
  await expect(queryField(page)).toHaveValue('ストレージこ');
  await session.send('Input.insertText', { text: '個' });
  await expect.poll(() => calls.map(({ params }) => params.query)).toEqual(['ストレージ', 'ストレージ個']);
});
