import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

const PAGES = [
  '/docs',
  '/docs/storage',
  '/docs/reference/nodejs/v0',
  '/docs/reference/csharp/v0',
  '/docs/reference/go/storage',
  '/docs/reference/providers/gcp',
  '/docs/search?q=storage',
];

/** Lists that cover what is below them while they are open. */
const COVERING = ['.dropdown', '.on-this-page'];

const setOpen = (page: Page, selector: string, isOpen: boolean): Promise<void> =>
  page.evaluate(
    ([lists, value]) => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>(lists)) details.open = value;
    },
    [selector, isOpen] as const,
  );

/**
 * Lists every control and link in view that is too small: a press at a distance of half the least size from its center, to
 * any of the four sides, must reach it. Skips links in running text and tables, which are as high as their line.
 */
const smallTargets = (page: Page, leastPx: number, within = 'body'): Promise<string[]> =>
  page.evaluate(
    async ({ leastPx, within }) => {
      await document.fonts.ready;
      const targets = 'a[href], button, select, textarea, summary, label:has(input), input[type=search]';
      // The size of a link in a sentence or in a line of code is that of the text around it.
      const inText = '.prose :is(p, li:not([class]), td, th, dd, pre, .property-type) a';
      // The link of a card covers the whole card.
      const inCard = ':is(.card, .guide) a';
      const isReached = (target: HTMLElement): boolean => {
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // Text that does not start at a whole pixel can lose half a pixel on each side.
        const far = leastPx / 2 - 1;
        const points = [
          [x - far, y],
          [x + far, y],
          [x, y - far],
          [x, y + far],
        ] as const;
        return points.every((point) => target.contains(document.elementFromPoint(...point)));
      };
      const lines = [...document.querySelectorAll<HTMLElement>(`${within} :is(${targets})`)].flatMap(
        (target) => {
          const isProperty = target.matches('.property-name, .anchor, summary, .page-list a');
          if (!target.checkVisibility({ visibilityProperty: true }) || target.matches(inCard)) return [];
          if (target.matches('.skip-link, [inert] *') || (target.matches(inText) && !isProperty)) return [];
          if (isReached(target)) return [];
          const { width, height } = target.getBoundingClientRect();
          const name = target.ariaLabel ?? target.textContent.trim();
          return [
            `${target.tagName}.${target.className} "${name}" ${width.toFixed(1)} × ${height.toFixed(1)}`,
          ];
        },
      );
      return [...new Set(lines)];
    },
    { leastPx, within },
  );

for (const { name, least, use, pages } of [
  { name: 'mouse', least: 24, pages: PAGES.slice(0, 3), use: { viewport: { width: 1440, height: 900 } } },
  {
    // A tablet has the controls of a phone in the layout of a wide window.
    name: 'finger on a tablet',
    least: 44,
    pages: PAGES.slice(0, 3),
    use: { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
  },
  {
    name: 'finger on a phone',
    least: 44,
    pages: PAGES,
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
]) {
  test.describe(`for a ${name}`, () => {
    test.use(use);
    test(`targets are at least ${least} px wide and high, no matter what is open`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const address of pages) {
        await openPage(page, address);
        const choice = page.locator('.feedback-answer').first();
        if (await choice.isVisible()) await choice.click();
        await setOpen(page, `details:not(${COVERING.join()})`, true);
        expect(await smallTargets(page, least), address).toEqual([]);
        // An open list may cover the others, and its own label.
        for (const covering of COVERING) {
          await setOpen(page, covering, true);
          expect(await smallTargets(page, least, `${covering} ul`)).toEqual([]);
          await setOpen(page, covering, false);
        }
        if (address === '/docs') {
          await page.keyboard.press('?');
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await smallTargets(page, least, 'dialog')).toEqual([]);
          await page.keyboard.press('Escape');
        }
        const opener = page.getByRole('button', { name: 'Toggle navigation' });
        if (!(await opener.isVisible())) continue;
        await opener.click();
        await page.getByRole('button', { name: 'Close navigation' }).and(page.locator(':focus')).waitFor();
        expect(await smallTargets(page, least), address).toEqual([]);
      }
    });
  });
}
