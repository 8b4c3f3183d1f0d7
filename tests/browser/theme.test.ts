import { expect, type Page } from '@playwright/test';
import { recordFrames, themesSeen } from './first-paint.ts';
import { openPage, test } from './watched-page.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

for (const { system, opposite } of [
  { system: 'light', opposite: 'true' },
  { system: 'dark', opposite: 'false' },
] as const) {
  test(`on a ${system} system, every frame shows the stored theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await openPage(page, '/docs');
    await toggle(page).click();
    await recordFrames(page);
    await openPage(page, '/docs/storage');
    await expect.poll(() => themesSeen(page)).toEqual([opposite]);
  });
}

test('other browser tabs follow', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/docs');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await openPage(other, '/docs/storage');
  await toggle(page).click();
  await expect(other.locator('html')).toHaveClass(/dark/);
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
  await toggle(page).click();
  await expect(other.locator('html')).not.toHaveClass(/dark/);
});

test('the theme can be toggled if storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    }
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/docs/storage');
  await toggle(page).click();
  expect(await isDark(page)).toBe(true);
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-language', 'python');
});
