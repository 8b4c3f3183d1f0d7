import { expect, type Page } from '@playwright/test';
import { focusProblems } from './focus-problems.ts';
import { walkTo } from './keyboard-walk.ts';
import { openPage, test } from './watched-page.ts';

/** Describes the focused element and lists the problems with its visible focus. Returns `undefined` if nothing has focus. */
const stop = async (page: Page) => {
  const element = await page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return undefined;
    const shown = activeElement.closest('label') ?? activeElement;
    const name = activeElement.getAttribute('aria-label') ?? shown.textContent.trim().slice(0, 40);
    return { name, path: `${activeElement.tagName}.${activeElement.className}` };
  });
  return element && { ...element, problems: await focusProblems(page) };
};

const MOST_STOPS = 400;

/** Collects every stop from the focused element to the end of the page or, with Shift+Tab, to its beginning. */
const walk = async (page: Page, key = 'Tab') => {
  const stops: NonNullable<Awaited<ReturnType<typeof stop>>>[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const here = await stop(page);
    if (!here) return stops;
    stops.push(here);
  }
  throw new Error(`More than ${MOST_STOPS} stops: focus is caught.`);
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [address, width, height] of [
  ['/docs/storage', 1440, 900],
  ['/docs', 360, 900],
  ['/docs/storage', 320, 256],
] as const) {
  test(`every stop of ${address} at ${width} × ${height} px shows its focus, forward and backward`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await openPage(page, address);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const stops = await walk(page, key);
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
    }
  });
}

test('a link at the edge of a sample scrolls into view when it gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/docs/guides/nodejs/serverless-rest-api-example');
  const link = page.locator('pre a:visible', { hasText: 'getDownloadUrl' }).first();
  await walkTo(link);
  const { x, width } = (await link.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
});

test('focus moves through the top bar in reading order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/docs');
  const places: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('.top-bar') ? activeElement.getBoundingClientRect().left : undefined;
    });
    if (place !== undefined) places.push(place);
  }
  expect(places.length).toBeGreaterThan(10);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
