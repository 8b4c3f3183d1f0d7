import { expect, type Page } from '@playwright/test';
import { afterTouchStarted, holdLazyScripts } from './lazy-scripts.ts';
import { openPage, test } from './watched-page.ts';

const LATEST = '/docs/reference/nodejs';

const selector = (page: Page) => page.locator('.version-selector');
const summary = (page: Page) => selector(page).locator('summary');
const link = (page: Page, version: string) =>
  selector(page).getByRole('link', { name: new RegExp(`^${version}`) });

test('the list opens and its links work before any script is there', async ({ page }) => {
  await holdLazyScripts(page);
  await openPage(page, LATEST);
  await summary(page).click();
  await expect(link(page, 'v0')).toBeVisible();
  await link(page, 'v0').click();
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs\/v0$/);
});

test('in the drawer, Escape closes first the list and then the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, LATEST);
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await summary(page).click();
  await afterTouchStarted(page);
  await page.keyboard.press('Escape');
  await expect(link(page, 'v0')).toBeHidden();
  await expect(page.locator('#navigation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#navigation')).toBeHidden();
});
