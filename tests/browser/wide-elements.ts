import type { Page } from '@playwright/test';

/** If a page scrolls sideways in a window of `width` px (WCAG 1.4.10), lists the elements that extend past the window. */
export const wideElements = (page: Page, width: number): Promise<string[]> =>
  page.evaluate(async (windowPx) => {
    // The page may not have its new width yet.
    while (innerWidth !== windowPx) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaching = [...document.body.querySelectorAll('*')].filter((element) => {
      const clips = element.parentElement?.closest('pre, .table-scroll, .tab-list, svg');
      return !clips && element.getBoundingClientRect().right > clientWidth + 0.5;
    });
    const names = reaching.slice(0, 4).map(({ tagName, className }) => `${tagName}.${className}`);
    return [`scrolls sideways: ${scrollWidth} > ${clientWidth}`, ...names];
  }, width);
