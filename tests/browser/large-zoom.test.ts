import { expect, type Page } from '@playwright/test';
import { focusProblems } from './focus-problems.ts';
import { afterTouchStarted } from './lazy-scripts.ts';
import { openPage, test } from './watched-page.ts';
import { wideElements } from './wide-elements.ts';
import { openNavigation } from './widget-states.ts';

// This is a window of 1280 × 1024 px at 400% zoom, as in WCAG 1.4.10.
test.use({ viewport: { width: 320, height: 256 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const shownFocus = async (page: Page, name: RegExp) => {
  await expect(page.locator(':focus')).toHaveText(name);
  expect(await focusProblems(page)).toEqual([]);
};

test('only the bar stays over the text', async ({ page }) => {
  await openPage(page, '/docs/storage');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(page.locator('.top-bar')).toBeInViewport();
  await expect(page.locator('.on-this-page')).not.toBeInViewport();
});

test('the last section of the page and the last link of the drawer can be reached', async ({ page }) => {
  await openPage(page, '/docs/storage');
  await page.locator('.on-this-page summary').click();
  await page.locator('.on-this-page a').last().click();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeInViewport();
  await openNavigation(page);
  const last = page.locator('#navigation a').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('long names in lists of sections break, so nothing scrolls sideways', async ({ page }) => {
  await openPage(page, '/docs/reference/csharp/v0/storage');
  await page.locator('.on-this-page summary').click();
  expect(await wideElements(page, 320)).toEqual([]);
  await openNavigation(page);
  await page.locator('#navigation summary', { hasText: 'Sections' }).click();
  const drawer = await page.locator('#navigation').evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(drawer).toBe(0);
});

test('the title of a sample is whole, however long it is', async ({ page }) => {
  await openPage(page, '/docs/getting-started/local-dashboard');
  const titles = page.locator('.code-title:visible');
  expect(await titles.count()).toBeGreaterThan(0);
  const cut = await titles.evaluateAll((all) =>
    all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
  );
  expect(cut).toEqual([]);
});

test('versions can be reached in the drawer', async ({ page }) => {
  await openPage(page, '/docs/reference/nodejs');
  await openNavigation(page);
  await page.locator('.version-selector summary').click();
  await afterTouchStarted(page);
  await page.keyboard.press('End');
  await shownFocus(page, /^v0/);
});

test('the whole keyboard help can be reached', async ({ page }) => {
  await openPage(page, '/docs/storage');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  await expect(help).toBeVisible();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowUp');
  await expect(help.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await shownFocus(page, /^Close$/);
});

test.describe('with letters twice as large on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every control of the bar is in the window', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await openPage(page, '/docs/storage');
    for (const control of ['.menu-button', '.logo', '.search-link', '.theme-toggle']) {
      const { left, right } = await page.locator(control).evaluate((it) => it.getBoundingClientRect());
      expect([left >= 0, right <= 360.5, right > left], control).toEqual([true, true, true]);
    }
  });
});
