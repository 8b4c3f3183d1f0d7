import type { Page } from '@playwright/test';

/**
 * Lists problems with the visible focus of the focused element (WCAG 2.4.7 and 2.4.11) that last, because the page may still
 * scroll to the element. The list is empty if nothing has focus.
 */
export const focusProblems = async (page: Page): Promise<string[]> => {
  for (let look = 0; look < 20; look += 1) {
    if ((await momentaryProblems(page)).length === 0) return [];
    await page.waitForTimeout(50);
  }
  return momentaryProblems(page);
};

const momentaryProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const element = document.activeElement;
    // The skip link focuses the whole page, which does not show a ring.
    if (!element?.matches(':focus-visible') || element.matches('body, main')) return [];
    const label = element.closest('label');
    // If an element is transparent, its label shows the focus.
    const shown = getComputedStyle(element).opacity === '0' && label ? label : element;
    // The link of a card draws its outline around the whole card.
    const hasOutline = [getComputedStyle(shown), getComputedStyle(shown, '::after')].some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/^rgba.*, 0\)$/.test(outlineColor),
    );
    const boxes = [...shown.getClientRects()];
    const points = boxes.flatMap(({ left, right, top, bottom }) => {
      const [x1, x2] = [Math.max(left, 0) + 1, Math.min(right, innerWidth) - 1];
      const [y1, y2] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      return [[x, y] as const, [x1, y1] as const, [x2, y1] as const, [x1, y2] as const, [x2, y2] as const];
    });
    const isSeen = ([x, y]: readonly [number, number]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (shown.contains(top) || top.closest('label') === shown);
    };
    return [
      ...(hasOutline ? [] : ['no outline']),
      ...(points.some(isSeen) ? [] : ['out of sight or covered']),
    ];
  });
