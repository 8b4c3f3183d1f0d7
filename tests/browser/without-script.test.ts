import { expect, type Page } from '@playwright/test';
import { LARGEST_PAGES, PAGE_KINDS } from './page-addresses.ts';
import { test } from './watched-page.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** Lists what a reader of the open page cannot see. `every-page.test.ts` of the Worker reads the HTML of all pages. */
const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element | null | undefined) => element?.checkVisibility() === true;
    /** A closed `<details>` opens without a script. */
    const isFolded = (element: Element) => element.closest('details:not([open])') !== null;
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const words = all('.prose').flatMap(({ innerText }) => innerText.split(/\s+/)).length;
    const needed = ['h1', '.feedback textarea[rows="5"]', '.feedback [type=submit]'];
    return [
      ...(words > 150 ? [] : [`only ${words} words`]),
      ...needed.filter((selector) => !isShown(document.querySelector(selector))),
      ...all('[role=tabpanel], .prose .by-sdk > [data-sdk]').filter(
        (part) => !isShown(part) && !isFolded(part),
      ),
      ...all('[role=tabpanel]').filter(
        (panel) => !isShown(panel.querySelector('.panel-label')) && !isFolded(panel),
      ),
      ...all('.foldable pre').filter((code) => code.scrollHeight > code.clientHeight + 1),
      ...(all('.feedback [type=radio]').length === 3 ? [] : ['answers']),
    ].map((part) => (typeof part === 'string' ? part : part.outerHTML.slice(0, 120)));
  });

test('everything in an article is readable without JavaScript', async ({ page }) => {
  const hidden: Record<string, string[]> = {};
  for (const address of [...PAGE_KINDS, ...LARGEST_PAGES]) {
    await page.goto(address);
    const parts = await hiddenParts(page);
    if (parts.length > 0) hidden[address] = parts;
  }
  expect(hidden).toEqual({});
});

test('without JavaScript, each tab panel has the name of its tab, and controls that need it are hidden', async ({
  page,
}) => {
  await page.goto('/docs/storage');
  for (const control of ['.theme-toggle', '.keyboard-help']) await expect(page.locator(control)).toBeHidden();
  expect(await page.locator('.copy:visible, .unfold:visible').count()).toBe(0);
  const group = page.locator('.tabs').first();
  expect(await group.locator('.panel-label').allInnerTexts()).toEqual([
    'TypeScript',
    'JavaScript',
    'Python',
    'Go',
    'Dart',
  ]);
  await expect(group.getByRole('tablist')).toBeHidden();
});

test('the navigation opens without JavaScript, and its links work', async ({ page }) => {
  await page.goto('/docs');
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await expect(navigation).toBeVisible();
  await navigation.getByRole('link', { name: 'Storage' }).click();
  await expect(page).toHaveURL(/\/docs\/storage$/);
});

test('the drawing on home is renamed for another cloud', async ({ page }) => {
  await page.goto('/docs');
  const names = page.locator('.resource-name:visible');
  await expect(names).toHaveText(['API Gateway', 'IAM role', 'S3']);
  await page.getByRole('radio', { name: 'Azure' }).press('Space');
  await expect(names).toHaveText(['API Management', 'Role assignment', 'Blob Storage']);
});

test('feedback without JavaScript ends on a thank-you page', async ({ page }) => {
  await page.goto('/docs/storage');
  await page.getByRole('radio', { name: 'It was helpful' }).check();
  await page.locator('form.feedback').getByRole('textbox').fill('Sent without script.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/docs\/feedback\/thanks$/);
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Storage' }).click();
  await expect(page).toHaveURL(/\/docs\/storage$/);
});

test('without JavaScript, the page has the theme of the system', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs');
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(15, 18, 19)' : 'rgb(252, 251, 248)');
  }
});
