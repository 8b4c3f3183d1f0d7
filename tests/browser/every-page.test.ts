import { expect, type Page } from '@playwright/test';
import { PAGE_ADDRESSES } from './page-addresses.ts';
import { openPage, test } from './watched-page.ts';

const WIDTHS = [320, 360, 768, 1024, 1440, 1920];

/** Lists elements that extend past the right edge of the window, if the page scrolls sideways. */
const wideElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaching = [...document.body.querySelectorAll('*')].filter((element) => {
      const clips = element.parentElement?.closest('pre, .table-scroll, .tab-list, svg');
      return !clips && element.getBoundingClientRect().right > clientWidth + 0.5;
    });
    const names = reaching.slice(0, 4).map(({ tagName, className }) => `${tagName}.${className}`);
    return [`${scrollWidth} > ${clientWidth}`, ...names];
  });

for (const address of PAGE_ADDRESSES) {
  test(`${address} loads without problems and never scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, wide: await wideElements(page) }).toEqual({ width, wide: [] });
    }
  });
}
