import { expect } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

const HIDDEN = '.tabs [role=tabpanel][hidden]';

test('the browser finds text in panels that are not shown, and they take no room', async ({ page }) => {
  await openPage(page, '/docs/storage');
  // It does not look into `display: none`.
  const boxes = await page
    .locator(HIDDEN)
    .evaluateAll((panels) =>
      panels.map((panel) => `${getComputedStyle(panel).display} ${panel.getBoundingClientRect().height}`),
    );
  expect(boxes.length).toBeGreaterThan(10);
  expect(new Set(boxes)).toEqual(new Set(['block 0']));
});

test('a link into a panel that is not shown opens its tab', async ({ page }) => {
  await openPage(page, '/docs/storage');
  await page
    .locator('.panel[data-value=go]')
    .first()
    .evaluate((panel) => {
      panel.querySelector('code')?.setAttribute('id', 'in-go');
      location.hash = '#in-go';
    });
  await expect(page.locator('html')).toHaveAttribute('data-language', 'go');
  await expect(page.locator('#in-go')).toBeInViewport();
});
