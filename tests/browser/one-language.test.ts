import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

const choice = (page: Page) => page.getByLabel('Your language').filter({ visible: true });
const reference = (page: Page) =>
  page.locator('#navigation .by-sdk').getByRole('link', { name: / reference$/ });
const selectedTabs = (page: Page) =>
  page.locator('[data-tabs=language] [aria-selected=true]').evaluateAll((tabs) => [
    ...new Set(tabs.map((tab) => (tab as HTMLElement).dataset.value)), // Tabs are always HTML elements.
  ]);

test('a choice in the top bar applies to samples and links, on this page and on others', async ({
  page,
  context,
}) => {
  await openPage(page, '/docs/storage');
  await expect(choice(page)).toHaveValue('typescript');
  await expect(reference(page)).toHaveAttribute('href', '/docs/reference/nodejs/storage');
  await choice(page).selectOption('Python');
  await expect.poll(() => selectedTabs(page)).toEqual(['python']);
  await expect(reference(page)).toHaveAttribute('href', '/docs/reference/python/storage');
  expect(await context.cookies()).toEqual([]);
  await openPage(page, '/docs');
  await expect(choice(page)).toHaveValue('python');
  await expect(page.locator('.prose .by-sdk').getByRole('link', { name: 'Python' })).toBeVisible();
  await expect(page.locator('.prose .by-sdk').getByRole('link', { name: 'Node.js' })).toBeHidden();
});

test('the section that the reader is in stays in place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openPage(page, '/docs/storage');
  const heading = page.locator('.prose > header > h2').nth(3);
  await heading.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  for (const language of ['Go', 'Dart', 'Python']) {
    await choice(page).selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('data-language', language.toLowerCase());
    // Scroll positions are whole pixels, and heights are not.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  }
});

test('on phones, the choice is in the row below the bar, and it works with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/docs/storage');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await choice(page).focus();
  await expect(choice(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('p');
  await expect(page.locator('html')).toHaveAttribute('data-language', 'python');
});

test.describe('in a reference', () => {
  test('a choice leads to the same section of the other library, and the control shows where the reader is', async ({
    page,
  }) => {
    await openPage(page, '/docs/reference/nodejs/storage#bucket-on');
    await choice(page).selectOption('Python');
    await expect(page).toHaveURL(/\/docs\/reference\/python\/storage#bucket-on$/);
    await expect(page.locator('#bucket-on')).toBeInViewport();
    await page.goto('/docs/storage');
    await expect(choice(page)).toHaveValue('python');
    await page.goto('/docs/reference/go/storage');
    await expect(choice(page)).toHaveValue('go');
    await page.goto('/docs/reference/nodejs/http');
    await choice(page).selectOption('Go');
    await expect(page).toHaveURL(/\/docs\/reference\/go#http$/);
  });
});
