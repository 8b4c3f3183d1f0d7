import type { Page } from '@playwright/test';

declare global {
  var shiftSoFar: number;
}

/** Adds up how much the parts of a page move without an action of the reader. Must be called before the page opens. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shiftSoFar = 0;
    new PerformanceObserver((list) => {
      // The DOM types do not include this entry.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) globalThis.shiftSoFar += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const layoutShift = async (page: Page): Promise<number> => {
  // Browsers report shifts only after their frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  return page.evaluate(() => globalThis.shiftSoFar);
};
