import { expect, type Page } from '@playwright/test';
import { holdLazyScripts } from './lazy-scripts.ts';
import { openPage, test } from './watched-page.ts';

const LATEST = '/docs/reference/nodejs';
const OLDER = '/docs/reference/nodejs/v0';

const selector = (page: Page) => page.locator('.version-selector');
const summary = (page: Page) => selector(page).locator('summary');
const link = (page: Page, version: string) =>
  selector(page).getByRole('link', { name: new RegExp(`^${version}`) });

test('the selector shows the version of the page, and the latest version with a badge', async ({ page }) => {
  await openPage(page, LATEST);
  await expect(summary(page)).toContainText('v1');
  await expect(summary(page).locator('.badge')).toHaveText('Latest');
  await openPage(page, OLDER);
  await expect(summary(page)).toContainText('v0');
  await expect(summary(page).locator('.badge')).toHaveCount(0);
  await summary(page).click();
  await expect(link(page, 'v1').locator('.badge')).toHaveText('Latest');
  await expect(link(page, 'v0').locator('.badge')).toHaveCount(0);
  await expect(link(page, 'v0')).toHaveAttribute('aria-current', 'true');
});

test('the newest version comes first', async ({ page }) => {
  await openPage(page, LATEST);
  await summary(page).click();
  expect((await selector(page).getByRole('link').allInnerTexts()).map((text) => text.slice(0, 2))).toEqual([
    'v1',
    'v0',
  ]);
});

test('an older version leads to its own path, and the latest version to the base path', async ({ page }) => {
  await openPage(page, LATEST);
  await expect(link(page, 'v0')).toBeHidden();
  await summary(page).click();
  await link(page, 'v0').click();
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs\/v0$/);
  await expect(
    page.getByText('Note: You are viewing documentation for version v0 of Node.js.'),
  ).toBeVisible();
  await summary(page).click();
  await link(page, 'v1').click();
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs$/);
});

test('the selector works with only the keyboard', async ({ page }) => {
  await openPage(page, LATEST);
  await summary(page).focus();
  await expect(page.locator('doc-island:has(.version-selector)')).toHaveAttribute('data-state', 'ready');
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'v1')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'v0')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(page, 'v1')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(page, 'v0')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link(page, 'v1')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link(page, 'v1')).toBeHidden();
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs\/v0$/);
});

test('a click elsewhere closes the list', async ({ page }) => {
  await openPage(page, LATEST);
  await summary(page).click();
  await expect(page.locator('doc-island:has(.version-selector)')).toHaveAttribute('data-state', 'ready');
  await expect(link(page, 'v0')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(link(page, 'v0')).toBeHidden();
});

test('the list opens and its links work before the island is ready', async ({ page }) => {
  await holdLazyScripts(page);
  await openPage(page, LATEST);
  await summary(page).click();
  await expect(link(page, 'v0')).toBeVisible();
  await link(page, 'v0').click();
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs\/v0$/);
});

test('a list that was opened before the island is ready stays open', async ({ page }) => {
  const release = await holdLazyScripts(page);
  await openPage(page, LATEST);
  await summary(page).click();
  release();
  await expect(page.locator('doc-island:has(.version-selector)')).toHaveAttribute('data-state', 'ready');
  await expect(link(page, 'v0')).toBeVisible();
});

test('in the drawer, Escape closes first the list and then the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, LATEST);
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await summary(page).click();
  await expect(page.locator('doc-island:has(.version-selector)')).toHaveAttribute('data-state', 'ready');
  await page.keyboard.press('Escape');
  await expect(link(page, 'v0')).toBeHidden();
  await expect(page.locator('#navigation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#navigation')).toBeHidden();
});
