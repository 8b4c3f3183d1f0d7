import { expect, type Page } from '@playwright/test';
import { PAGE_KINDS } from './page-addresses.ts';
import { openPage, test } from './watched-page.ts';
import { withoutFont } from './without-font.ts';

declare global {
  var layoutShift: number;
}

test.beforeEach(({ page, problems }) => withoutFont(page, problems));

/** A page may arrive in pieces that end within a line, whose end then moves. The Web Vitals call ten times as much good. */
const UNSEEN = 0.01;

const watchShifts = (page: Page, dark: boolean) =>
  page.addInitScript((isDark) => {
    localStorage.setItem('language', 'python');
    localStorage.setItem('isDarkMode', String(isDark));
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      // The DOM types do not include this entry.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, dark);

const shift = async (page: Page): Promise<number> => {
  // Browsers report shifts only after their frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  return page.evaluate(() => globalThis.layoutShift);
};

for (const [index, address] of PAGE_KINDS.entries()) {
  // The themes differ only in colors, so each kind of page is seen in one of them.
  const theme = index % 2 === 0 ? 'light' : 'dark';
  test(`nothing moves while ${address} loads with a stored language and the ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await watchShifts(page, theme === 'dark');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, address);
      expect(await shift(page), `at ${width} px`).toBeLessThan(UNSEEN);
    }
  });
}

test('nothing moves while the feedback island starts and thanks the reader', async ({ page }) => {
  await watchShifts(page, false);
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
    await page.locator('[name=feedback][data-state=ready]').waitFor();
    // The form closes with this click, and nothing moves when the thanks arrive.
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('status')).toHaveText('Thank you for your feedback!');
    expect(await shift(page)).toBe(0);
  }).toPass();
});

test('the measurement detects a shift', async ({ page }) => {
  await watchShifts(page, false);
  await openPage(page, '/docs/storage');
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '200px';
    document.querySelector('.prose')?.prepend(block);
  });
  await expect.poll(() => shift(page)).toBeGreaterThan(0);
});
