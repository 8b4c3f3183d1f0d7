import { expect } from '@playwright/test';
import { PAGE_ADDRESSES } from './page-addresses.ts';
import { test } from './watched-page.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** Counts the words in a text. */
const visibleWords = (text: string) => text.split(/\s+/).length;

for (const address of PAGE_ADDRESSES) {
  test(`${address} is readable without JavaScript`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(visibleWords(await page.locator('.prose').innerText())).toBeGreaterThan(150);

    const hidden = await page.evaluate(() => {
      const isShown = (element: Element | null | undefined) => element?.checkVisibility() === true;
      const clipped = (element: Element) => element.scrollHeight > element.clientHeight + 1;
      return {
        panels: [...document.querySelectorAll('.panel')].filter((panel) => !isShown(panel)).length,
        labels: [...document.querySelectorAll('.panel')].filter(
          (panel) => !isShown(panel.querySelector('.panel-label')),
        ).length,
        variants: [...document.querySelectorAll('.prose .by-sdk > [data-sdk]')].filter(
          (variant) => !isShown(variant),
        ).length,
        folded: [...document.querySelectorAll('.foldable pre')].filter(clipped).length,
      };
    });
    expect(hidden).toEqual({ panels: 0, labels: 0, variants: 0, folded: 0 });

    const form = page.locator('form.feedback');
    await expect(form.getByRole('textbox')).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveAttribute('rows', '5');
    await expect(form.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(form.getByRole('radio')).toHaveCount(3);
  });
}

test('without JavaScript, each tab panel has the name of its tab', async ({ page }) => {
  await page.goto('/docs/storage');
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

test('controls that need JavaScript are hidden without it', async ({ page }) => {
  await page.goto('/docs/storage');
  await expect(page.locator('.theme-toggle')).toBeHidden();
  expect(await page.locator('.copy:visible, .unfold:visible').count()).toBe(0);
});

test('the search form leads to pages', async ({ page }) => {
  await page.goto('/docs/faq');
  await page.getByRole('searchbox').fill('storage');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/docs\/search\?q=storage$/);
  await page.locator('.main').getByRole('link', { name: 'Storage', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/storage$/);
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`without JavaScript, the page is ${colorScheme} on a ${colorScheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs');
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(16, 19, 20)' : 'rgb(252, 251, 248)');
  });
}
