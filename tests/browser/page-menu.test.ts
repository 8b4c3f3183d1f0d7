import { expect, type Page } from '@playwright/test';
import { afterTouchStarted } from './lazy-scripts.ts';
import { test } from './watched-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const summary = (page: Page) => page.locator('.page-menu summary');
const copy = (page: Page) => page.getByRole('button', { name: 'Copy as Markdown' });

test('the menu copies the page as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/secrets');
  await summary(page).click();
  await copy(page).click();
  await expect(page.locator('.page-menu .copy-page')).toHaveText('Copied!');
  const markdown = await (await page.request.get('/docs/secrets.md')).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
});

test('the menu works with the keyboard, and Escape returns to it', async ({ page }) => {
  await page.goto('/docs/secrets');
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await afterTouchStarted(page);
  await page.keyboard.press('Tab');
  await expect(copy(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary(page)).toBeFocused();
  await expect(page.locator('.page-menu')).not.toHaveAttribute('open');
});

test('the menu ends where the code ends, at every width', async ({ page }) => {
  const rightOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  for (const [address, widths] of [
    ['/docs/storage', [1024]],
    ['/docs/reference/nodejs/storage', [1024, 1280, 1920]],
  ] as const) {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const end = await rightOf('.prose > .tabs');
      await expect.poll(() => rightOf('.page-menu'), `${address} at ${width} px`).toBe(end);
    }
  }
});
