import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

const PAGES = [
  '/docs',
  '/docs/storage',
  '/docs/reference/nodejs/v0',
  '/docs/reference/providers/gcp',
  '/docs/search?q=storage',
];

/** Lists every control and link that is too small. Skips links in running text and tables, which are as high as their line. */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((leastPx) => {
    const targets = 'a[href], button, select, textarea, summary, label:has(input), input[type=search]';
    // The size of a link in a sentence or in a line of code is that of the text around it.
    const inText = '.prose :is(p, li:not([class]), td, th, dd, pre, .property-type) a';
    // The link of a card covers the whole card.
    const inCard = ':is(.card, .guide) a';
    const lines = [...document.querySelectorAll<HTMLElement>(targets)].flatMap((target) => {
      const isProperty = target.matches('.property-name, .anchor, summary, .page-list a');
      if (!target.checkVisibility() || target.matches(inCard)) return [];
      if (target.matches(inText) && !isProperty) return [];
      const { width, height } = target.getBoundingClientRect();
      // Text that does not start at a whole pixel can lose half a pixel.
      if (width > leastPx - 0.5 && height > leastPx - 0.5) return [];
      const name = target.ariaLabel ?? target.textContent.trim();
      return [`${target.tagName}.${target.className} "${name}" ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
    return [...new Set(lines)];
  }, least);

for (const { name, least, use } of [
  { name: 'mouse', least: 24, use: { viewport: { width: 1440, height: 900 } } },
  {
    name: 'finger on a tablet',
    least: 44,
    use: { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
  },
  {
    name: 'finger on a phone',
    least: 44,
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
]) {
  test.describe(`for a ${name}`, () => {
    test.use(use);
    for (const address of PAGES) {
      test(`targets of ${address} are at least ${least} px wide and high, no matter what is open`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openPage(page, address);
        expect(await smallTargets(page, least)).toEqual([]);
        for (const opener of await page.locator('.on-this-page summary, .accepted-values summary').all()) {
          if (await opener.isVisible()) await opener.click();
          expect(await smallTargets(page, least)).toEqual([]);
        }
        const choice = page.locator('.feedback-answer').first();
        if (await choice.isVisible()) await choice.click();
        expect(await smallTargets(page, least)).toEqual([]);
        const opener = page.getByRole('button', { name: 'Toggle navigation' });
        if (await opener.isVisible()) await opener.click();
        const versions = page.locator('.version-selector summary');
        if (await versions.isVisible()) await versions.click();
        expect(await smallTargets(page, least)).toEqual([]);
      });
    }

    test(`targets of the keyboard help are at least ${least} px wide and high`, async ({ page }) => {
      await openPage(page, '/docs/faq');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await smallTargets(page, least)).toEqual([]);
    });
  });
}
