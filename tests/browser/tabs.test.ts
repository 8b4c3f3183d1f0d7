import { expect, type Locator, type Page } from '@playwright/test';
import { framesWithTabs, recordFrames } from './first-paint.ts';
import { openPage, test } from './watched-page.ts';

const PAGE = '/docs/storage';
const group = (page: Page, index = 0) => page.locator('.tabs[data-tabs=language]').nth(index);
const tab = (page: Page, name: string, index = 0) =>
  group(page, index).getByRole('tab', { name, exact: true });

/** Returns the selected tabs, the tabs that the Tab key reaches, and the visible panels of a group. */
const shown = (tabs: Locator) =>
  tabs.evaluate((element) => {
    const values = (selector: string) =>
      [...element.querySelectorAll<HTMLElement>(selector)]
        .filter((found) => !found.hidden && found.checkVisibility())
        .map(({ dataset }) => dataset.value);
    return {
      selected: values('.tab[aria-selected=true]'),
      reachable: values('.tab[tabindex="0"]'),
      panels: values('.panel'),
    };
  });
const only = (value: string) => ({ selected: [value], reachable: [value], panels: [value] });
const showsOnly = (tabs: Locator, value: string) => expect.poll(() => shown(tabs)).toEqual(only(value));
const everyGroupShowsOnly = async (page: Page, value: string) => {
  const groups = await page.locator('.tabs[data-tabs=language]').all();
  expect(groups.length).toBeGreaterThan(1);
  for (const tabs of groups) await showsOnly(tabs, value);
};

test('every group shows its first language, until a click chooses another one for all groups, variants, and pages', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const variants = page.locator('.by-sdk').first().locator('> [data-sdk]:visible');
  await everyGroupShowsOnly(page, 'typescript');
  await expect(variants).toHaveCount(1);
  await expect(variants).toHaveAttribute('data-sdk', 'nodejs');
  await tab(page, 'Go').click();
  await everyGroupShowsOnly(page, 'go');
  await expect(variants).toHaveCount(1);
  await expect(variants).toHaveAttribute('data-sdk', 'go');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('go');
  await page.keyboard.press('Tab');
  await expect(group(page).locator('.panel:visible .copy')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Go')).toBeFocused();
  await openPage(page, '/docs/keyvalue');
  await showsOnly(group(page), 'go');
});

test('the row of tabs has room for all tabs and for the longest name of a file', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const hidden = (part: Locator) => part.evaluate((element) => element.scrollWidth - element.clientWidth);
  const lines = (part: Locator) =>
    part.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getClientRects().length;
    });
  await openPage(page, '/docs/guides/nodejs/testing');
  expect(await lines(page.locator('.panel:visible .code-title', { hasText: 'tests/integration' }))).toBe(1);
  await openPage(page, PAGE);
  expect(await hidden(group(page).locator('.tab-list'))).toBe(0);
});

test('every frame after a reload shows the stored language', async ({ page }) => {
  await openPage(page, PAGE);
  await tab(page, 'Python').click();
  await recordFrames(page);
  await page.reload();
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => framesWithTabs(page))
    .toEqual([{ dark: 'false', language: 'python', selected: 'python', panel: 'python' }]);
});

for (const anchoring of ['auto', 'none']) {
  test(`the clicked tab stays under the pointer (scroll anchoring: ${anchoring})`, async ({ page }) => {
    await openPage(page, PAGE);
    await page.evaluate(
      (value) => document.documentElement.style.setProperty('overflow-anchor', value),
      anchoring,
    );
    const last = (await page.locator('.tabs[data-tabs=language]').count()) - 1;
    expect(last).toBeGreaterThan(1);
    const clicked = tab(page, 'Go', last);
    await clicked.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = () =>
      clicked.evaluate((element) => [element.getBoundingClientRect().top, document.body.scrollHeight]);
    const [top = 0, height] = await place();
    await clicked.click();
    await expect(clicked).toHaveAttribute('aria-selected', 'true');
    // Scroll anchoring of the browser works after the next frame.
    const moved = async () => Math.abs(((await place())[0] ?? 0) - top);
    await expect.poll(moved).toBeLessThanOrEqual(1);
    expect((await place())[1]).not.toBe(height);
  });
}

test('a link with ?sdk= chooses a language, which is stored and removed from the address', async ({
  page,
}) => {
  await recordFrames(page);
  await openPage(page, `${PAGE}?sdk=python&a=1#events`);
  await expect(page).toHaveURL(/\/docs\/storage\?a=1#events$/);
  await expect
    .poll(() => framesWithTabs(page))
    .toMatchObject([{ language: 'python', selected: 'python', panel: 'python' }]);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('python');
  await expect(page.locator('html')).toHaveAttribute('data-sdk', 'python');
});

test.describe('in a narrow row on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  /** For each group, the number of pixels by which the chosen tab extends past its row. */
  const cutOff = (page: Page) =>
    page.locator('.tab[aria-selected=true]').evaluateAll((tabs) =>
      tabs.map((chosen) => {
        const { left, right } = chosen.getBoundingClientRect();
        const row = chosen.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return Math.round(Math.max(0, right - row.right, row.left - left));
      }),
    );

  test('all five languages are readable at the same time', async ({ page }) => {
    await openPage(page, PAGE);
    const last = await tab(page, 'Dart').evaluate((dart) => {
      const text = document.createRange();
      text.selectNodeContents(dart);
      const row = dart.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return row.right - text.getBoundingClientRect().right;
    });
    expect(last).toBeGreaterThanOrEqual(4);
  });

  test('a tap brings the chosen tab into view in every group', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await openPage(page, PAGE);
    await tab(page, 'Dart').tap();
    await expect.poll(async () => new Set(await cutOff(page))).toEqual(new Set([0]));
    await tab(page, 'TypeScript').tap();
    await expect.poll(async () => new Set(await cutOff(page))).toEqual(new Set([0]));
  });
});
