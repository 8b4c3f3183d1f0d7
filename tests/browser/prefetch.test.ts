import { expect } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

test('pages are prefetched when their links are 200 px from the window, and no earlier', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  // The script looks for links only when the page is idle, and finds these alone.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('a')) link.removeAttribute('href');
      for (const [name, top] of [
        ['http', 699],
        ['sql', 701],
        ['batch', 899],
      ] as const) {
        const link = Object.assign(document.createElement('a'), { href: `/docs/${name}` });
        link.style.cssText = `position: absolute; top: ${top}px; left: 0; width: 20px; height: 20px`;
        document.body.append(link);
      }
    });
  });
  await openPage(page, '/docs/storage');
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  const prefetched = () =>
    page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  await expect.poll(prefetched).toEqual(['/docs/http']);
  await page.evaluate(() => scrollTo({ top: 3, behavior: 'instant' }));
  await expect.poll(prefetched).toEqual(['/docs/http', '/docs/sql']);
});
