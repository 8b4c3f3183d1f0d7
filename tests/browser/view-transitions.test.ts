import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

declare global {
  var hadTransition: boolean | undefined;
}

/** Whether the next page came with a transition. */
const openNext = async (page: Page): Promise<boolean | undefined> => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      globalThis.hadTransition = 'viewTransition' in event && event.viewTransition !== null;
    });
  });
  await openPage(page, '/docs/storage');
  await page.locator('#navigation').getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/\/docs\/messaging$/);
  return page.evaluate(() => globalThis.hadTransition);
};

test('the next page comes with a transition', async ({ page }) => {
  expect(await openNext(page)).toBe(true);
});

test('with reduced motion it comes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await openNext(page)).toBe(false);
});
