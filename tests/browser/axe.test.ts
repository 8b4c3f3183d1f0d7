import { expect } from '@playwright/test';
import { axeProblems, prepareAxe } from './axe-problems.ts';
import { PAGE_KINDS } from './page-addresses.ts';
import { openPage, test } from './watched-page.ts';

test.beforeEach(({ page }) => prepareAxe(page));

/** The kinds of menus: the main one, that of a page with sections, and that of a library with versions. */
const OPENED_ON: readonly string[] = ['/docs', '/docs/storage', '/docs/reference/python/v0'];

test.describe('at 360', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const address of PAGE_KINDS) {
    test(`axe finds nothing on ${address} in either theme, nor in each kind of navigation`, async ({
      page,
    }) => {
      const show = async (colorScheme: 'light' | 'dark') => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/);
      };
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openPage(page, address);
      expect(await axeProblems(page)).toEqual([]);
      await show('dark');
      expect(await axeProblems(page, { only: 'colors' })).toEqual([]);
      if (!OPENED_ON.includes(address)) return;
      await page.getByRole('button', { name: 'Toggle navigation' }).click();
      await expect(page.getByRole('button', { name: 'Close navigation' })).toBeFocused();
      // The rest of the page is inert.
      const within = ['#navigation'];
      expect(await axeProblems(page, { within })).toEqual([]);
      await show('light');
      expect(await axeProblems(page, { within, only: 'colors' })).toEqual([]);
    });
  }
});

test('axe finds nothing with forced colors or with more contrast', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/docs/reference/nodejs');
  expect(await axeProblems(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  expect(await axeProblems(page, { only: 'colors' })).toEqual([]);
});
