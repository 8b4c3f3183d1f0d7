import { expect, type Locator, type Page } from '@playwright/test';
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

/** Each pair is a selected element without focus and an element that is not selected. */
const PAIRS: [string, string, (page: Page) => [Locator, Locator]][] = [
  [
    'the current item of the menu',
    '/docs/concepts/introduction',
    (page) => [
      page.locator('.nav-link[aria-current]'),
      page.locator('.nav-link:not([aria-current])').first(),
    ],
  ],
  [
    'the current section of the bar',
    '/docs/concepts/introduction',
    (page) => [
      page.locator('.top-links [aria-current]'),
      page.locator('.top-links a:not([aria-current])').first(),
    ],
  ],
  [
    'the version of the page',
    '/docs/reference/python/v0',
    (page) => [
      page.locator('.version-selector a[aria-current]'),
      page.locator('.version-selector a:not([aria-current])'),
    ],
  ],
  [
    'the selected tab',
    '/docs/schedules',
    (page) => [
      page.locator('.tab[aria-selected=true]').first(),
      page.locator('.tab[aria-selected=false]').first(),
    ],
  ],
  [
    'the chosen answer',
    '/docs/schedules',
    (page) => [page.locator('.feedback-answer:has(:checked)'), page.locator('.feedback-answer').last()],
  ],
];

for (const [name, address, pairOf] of PAIRS) {
  test(`${name} looks different with forced colors of either kind, but has no ring, because rings show focus`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' });
    await openPage(page, address);
    await page.locator('.feedback-answer').first().click();
    await page.locator('.feedback textarea').focus();
    const [chosen, other] = pairOf(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction(
        (dark) => document.documentElement.classList.contains('dark') === dark,
        colorScheme === 'dark',
      );
      expect(await lookOf(chosen), colorScheme).not.toBe(await lookOf(other));
      expect([await outline(chosen), await outline(other)]).toEqual(['none', 'none']);
    }
  });
}

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
