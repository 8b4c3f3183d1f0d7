import { expect } from '@playwright/test';
import { openPage, pageStarted, test } from './watched-page.ts';

declare global {
  var hadTransition: boolean | undefined;
}

test('the next page appears without a transition, adopts no style sheets, and handles no rejections', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      globalThis.hadTransition = 'viewTransition' in event && event.viewTransition !== null;
    });
  });
  await openPage(page, '/docs/storage');
  await page.locator('#navigation').getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/\/docs\/messaging$/);
  // The event comes with the first frame, which is after the address has changed.
  await expect.poll(() => page.evaluate(() => globalThis.hadTransition)).toBe(false);
  await pageStarted(page);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(await page.evaluate(() => window.onunhandledrejection)).toBeNull();
});
