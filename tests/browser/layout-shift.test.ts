import { expect } from '@playwright/test';
import { layoutShift, watchShifts } from './layout-shifts.ts';
import { afterTouchStarted } from './lazy-scripts.ts';
import { PAGE_KINDS } from './page-addresses.ts';
import { openPage, test } from './watched-page.ts';
import { withoutFont } from './without-font.ts';

test.beforeEach(async ({ page, problems }) => {
  await withoutFont(page, problems);
  await watchShifts(page);
});

/** A page may arrive in pieces that end within a line, whose end then moves. The Web Vitals call ten times as much good. */
const UNSEEN = 0.01;

// The themes differ only in colors, so each kind of page is seen in one of them.
for (const [index, theme] of ['light', 'dark'].entries()) {
  test(`nothing moves while pages load with a stored language and the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await page.addInitScript((isDark) => {
      localStorage.setItem('language', 'python');
      localStorage.setItem('isDarkMode', String(isDark));
    }, theme === 'dark');
    for (const address of PAGE_KINDS.filter((_, kind) => kind % 2 === index)) {
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, address);
        expect(await layoutShift(page), `${address} at ${width} px`).toBeLessThan(UNSEEN);
      }
    }
  });
}

test('nothing moves while the feedback form thanks the reader', async ({ page }) => {
  await page.route('**/docs/api/feedback', async (route) => {
    // Shifts soon after a click do not count, so the answer comes later.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fulfill({ status: 201 });
  });
  // On a busy machine, the form may open or close so late after a click that its own movement counts. A real shift comes each time.
  await expect(async () => {
    await openPage(page, '/docs/storage');
    const form = page.locator('form.feedback');
    await form.getByRole('radio').first().check();
    await afterTouchStarted(page);
    // The form closes with this click, and nothing moves when the thanks arrive.
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('status')).toHaveText('Thank you for your feedback!');
    expect(await layoutShift(page)).toBe(0);
  }).toPass();
});

test('the measurement detects a shift', async ({ page }) => {
  await openPage(page, '/docs/storage');
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '200px';
    document.querySelector('.prose')?.prepend(block);
  });
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(0);
});
