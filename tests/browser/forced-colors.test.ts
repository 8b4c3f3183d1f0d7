import { expect, type Locator } from '@playwright/test';
import { walkTo } from './keyboard-walk.ts';
import { openPage, test } from './watched-page.ts';

const LOOK = ['backgroundColor', 'borderBottomColor', 'borderLeftColor', 'color'] as const;

/** Returns the styles that distinguish an element with forced colors. */
const lookOf = (element: Locator) =>
  element.evaluate((shown, names) => {
    const style = getComputedStyle(shown);
    return names.map((name) => style[name]).join(' ');
  }, LOOK);

const outline = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).outlineStyle);

/** The selectors of selected elements without focus, each with one for elements that are not selected, by page. */
const PAIRS: Record<string, [chosen: string, other: string][]> = {
  '/docs/concepts/introduction': [
    ['.nav-link[aria-current]', '.nav-link:not([aria-current])'],
    ['.top-links [aria-current]', '.top-links a:not([aria-current])'],
  ],
  '/docs/reference/python/v0': [
    ['.version-selector a[aria-current]', '.version-selector a:not([aria-current])'],
  ],
  '/docs/schedules': [
    ['.tab[aria-selected=true]', '.tab[aria-selected=false]'],
    ['.feedback-answer:has(:checked)', '.feedback-answer:not(:has(:checked))'],
  ],
};

test('what is chosen looks different with forced colors of either kind, but has no ring, because rings show focus', async ({
  page,
}) => {
  for (const [address, pairs] of Object.entries(PAIRS)) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' });
    await openPage(page, address);
    await page.locator('.feedback-answer').first().click();
    await page.locator('.feedback textarea').focus();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction(
        (dark) => document.documentElement.classList.contains('dark') === dark,
        colorScheme === 'dark',
      );
      for (const pair of pairs) {
        const [chosen, other] = [page.locator(pair[0]).first(), page.locator(pair[1]).first()];
        expect(await lookOf(chosen), `${pair[0]}, ${colorScheme}`).not.toBe(await lookOf(other));
        expect([await outline(chosen), await outline(other)]).toEqual(['none', 'none']);
      }
    }
  }
});

test('a chosen filter of the search page looks different with forced colors, but has a ring only while it has the focus', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await openPage(page, '/docs/search?q=storage&library=python');
  const chosen = page.locator('.facet-link[aria-current]').first();
  const other = page.locator('.facet-link:not([aria-current])').first();
  expect(await lookOf(chosen)).not.toBe(await lookOf(other));
  expect([await outline(chosen), await outline(other)]).toEqual(['none', 'none']);
  await walkTo(chosen);
  expect(await outline(chosen)).toBe('solid');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`drawings have the forced ${colorScheme} colors, even if the page has the other theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.addInitScript(
      (dark) => localStorage.setItem('isDarkMode', String(dark)),
      colorScheme === 'light',
    );
    await openPage(page, '/docs/concepts/introduction');
    const color = colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
    const ground = colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)';
    await expect(page.locator('.diagram .edge text').first()).toHaveCSS('fill', color);
    await expect(page.locator('.diagram .edge path').first()).toHaveCSS('stroke', color);
    await expect(page.locator('.diagram .node rect').first()).toHaveCSS('fill', ground);
  });
}

test('marked words of search results can be read with dark forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openPage(page, '/docs/search?q=bucket');
  for (const mark of ['.hit-title mark', '.prose mark:not(.hit-title *)'])
    await expect(page.locator(mark).first()).toHaveCSS('color', 'rgb(255, 255, 255)');
});
