import { expect } from '@playwright/test';
import { axeProblems, prepareAxe } from './axe-problems.ts';
import { PAGE_ADDRESSES, PAGE_KINDS } from './page-addresses.ts';
import { openPage, test } from './watched-page.ts';

const MESSAGE_PAGES = ['/docs/search?q=storage', '/docs/search?q=zzzz', '/docs/feedback/thanks'];

test.beforeEach(({ page }) => prepareAxe(page));

test.describe('at 1440', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  for (const address of [...PAGE_ADDRESSES, ...MESSAGE_PAGES]) {
    test(`axe finds nothing on ${address} in either theme`, async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (colorScheme === 'light') await openPage(page, address);
        await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^js\s*$/);
        expect({ colorScheme, problems: await axeProblems(page) }).toEqual({ colorScheme, problems: [] });
      }
    });
  }
});

test.describe('at 360', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const address of PAGE_KINDS) {
    test(`axe finds nothing on ${address} in either theme, with the navigation closed and open`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openPage(page, address);
      expect(await axeProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Toggle navigation' }).click();
      await expect(page.getByRole('button', { name: 'Close navigation' })).toBeFocused();
      expect(await axeProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(/dark/);
      expect(await axeProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await axeProblems(page)).toEqual([]);
    });
  }
});

test('axe finds nothing on the 404 page', async ({ page, problems }) => {
  problems.allow(/404/);
  await openPage(page, '/docs/stora');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});

for (const setting of [
  { reducedMotion: 'reduce' },
  { forcedColors: 'active' },
  { contrast: 'more' },
] as const) {
  test(`axe finds nothing with ${JSON.stringify(setting)}`, async ({ page }) => {
    await page.emulateMedia(setting);
    await openPage(page, '/docs/reference/nodejs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
}
