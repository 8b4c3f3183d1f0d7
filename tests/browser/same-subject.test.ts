import { expect, type Locator, type Page } from '@playwright/test';
import { axeProblems, prepareAxe } from './axe-problems.ts';
import { layoutShift, watchShifts } from './layout-shifts.ts';
import { afterTouchStarted } from './lazy-scripts.ts';
import { openPage, pageStarted, test } from './watched-page.ts';
import { withoutFont } from './without-font.ts';

const samePage = (page: Page, name: string) => page.locator('.same-page').getByRole('link', { name });
const version = (page: Page, name: string) =>
  page.locator('.version-selector').getByRole('link', { name: new RegExp(`^${name}`) });
/** Resolves once the link has the hash, because only a touch loads the chunk that makes links lead to sections. */
const leadsTo = (link: Locator, hash: string) =>
  expect(async () => {
    await link.dispatchEvent('pointerdown');
    expect(await link.evaluate((anchor: HTMLAnchorElement) => anchor.hash)).toBe(hash);
  }).toPass();
/** The distance of a heading from the top of the window, in pixels. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('the symbol in the address leads to its counterpart in another version, even under a different name', async ({
  page,
}) => {
  await openPage(page, '/docs/reference/nodejs/keyvalue#kv-get');
  await page.locator('.version-selector summary').click();
  await leadsTo(version(page, 'v0'), '#document-get');
  await version(page, 'v0').click();
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs\/v0\/collections#document-get$/);
  await pageStarted(page);
  await expect.poll(() => topOf(page, '#document-get')).toBeLessThan(128);
  const latest = page.getByRole('link', { name: 'View the latest version' });
  await leadsTo(latest, '#kv-get');
  await latest.click();
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs\/keyvalue#kv-get$/);
});

test('a symbol that the reader has scrolled to also counts', async ({ page }) => {
  await openPage(page, '/docs/reference/python/storage');
  await page.locator('#bucket-on').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await page.locator('.version-selector summary').focus();
  await afterTouchStarted(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await leadsTo(version(page, 'v0'), '#bucket-on');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/python\/v0\/storage#bucket-on$/);
});

test('a page that another library lacks leads to its start with a notice, and nothing moves', async ({
  page,
  problems,
}) => {
  await withoutFont(page, problems);
  await prepareAxe(page);
  await watchShifts(page);
  await openPage(page, '/docs/reference/go/v0/changes');
  await samePage(page, 'Dart').click();
  await expect(page).toHaveURL(/\/docs\/reference\/dart#no-counterpart$/);
  await pageStarted(page);
  await expect(
    page.getByText('What you were reading has no counterpart here: this is the start of the Dart reference.'),
  ).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBe(0);
  expect(await axeProblems(page)).toEqual([]);
});
