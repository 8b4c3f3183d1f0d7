import { expect, type Page } from '@playwright/test';
import { holdLazyScripts } from './lazy-scripts.ts';
import { openPage, test } from './watched-page.ts';

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });

test('? opens the help once, even if pressed twice before it has loaded', async ({ page }) => {
  const release = await holdLazyScripts(page);
  await openPage(page, '/docs/storage');
  await page.keyboard.press('?');
  await page.keyboard.press('?');
  release();
  await expect(help(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
});

test('the button in the footer opens the help, where single keys can be turned off permanently', async ({
  page,
}) => {
  await openPage(page, '/docs/storage');
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await button.click();
  await help(page).getByRole('checkbox').uncheck();
  await help(page).getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
  await openPage(page, '/docs/apis');
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(search(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
});
