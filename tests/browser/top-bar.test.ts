import { expect, type Page } from '@playwright/test';
import { barContrasts } from './bar-contrast.ts';
import { openPage, test } from './watched-page.ts';

const OPACITIES = {
  light: { 0: 0.5, 36: 0.7, 72: 0.9, 200: 0.9 },
  dark: { 0: 0.2, 36: 0.5, 72: 0.8, 200: 0.8 },
} as const;

interface Bar {
  background: string;
  border: string;
}

/** The alpha of a computed color: `rgb(1 2 3 / 0.5)`, `rgba(1, 2, 3, 0.5)`, or `color(srgb 0 0 0 / 0.5)`. */
const alpha = (color: string): number => {
  const slash = /\/\s*([\d.]+)\s*\)/.exec(color)?.[1];
  const fourth = /^rgba\(.*,\s*([\d.]+)\)$/.exec(color)?.[1];
  return Number(slash ?? fourth ?? 1);
};

const barAt = (page: Page, top: number): Promise<Bar> =>
  page.evaluate(async (scrollTop) => {
    scrollTo({ top: scrollTop, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const bar = document.querySelector('.top-bar');
    const { backgroundColor = '', borderBottomColor = '' } = bar ? getComputedStyle(bar) : {};
    return { background: backgroundColor, border: borderBottomColor };
  }, top);

const backgroundAt = async (page: Page, top: number) => alpha((await barAt(page, top)).background);
const borderAt = async (page: Page, top: number) => alpha((await barAt(page, top)).border);

test('the bar is 56 px high and stays at the top', async ({ page }) => {
  await openPage(page, '/docs/storage');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await barAt(page, 500);
    expect(await page.locator('.top-bar').boundingBox()).toMatchObject({ x: 0, y: 0, height: 56 });
  }
});

test('in both themes, the background becomes opaque over 72 px, and a border shows below it', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openPage(page, '/docs/storage');
    await expect(page.locator('.top-bar')).toHaveCSS('border-bottom-width', '1px');
    await expect.poll(() => borderAt(page, 0)).toBe(0);
    for (const [scrollTop, opacity] of Object.entries(OPACITIES[colorScheme])) {
      await expect.poll(() => backgroundAt(page, Number(scrollTop))).toBeCloseTo(opacity, 2);
    }
    await expect.poll(() => borderAt(page, 200)).toBe(1);
    await expect.poll(() => borderAt(page, 0)).toBe(0);
  }
});

test('without scroll timelines in CSS, the script follows the scroll position', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (condition: string, value?: string) =>
      !condition.startsWith('animation-timeline') &&
      (value ? supports(condition, value) : supports(condition));
  });
  await openPage(page, '/docs/storage');
  await page.locator('.top-bar').evaluate((bar) => bar.style.setProperty('animation', 'none'));
  for (const [scrollTop, opacity] of Object.entries(OPACITIES.light)) {
    await expect.poll(() => backgroundAt(page, Number(scrollTop))).toBeCloseTo(opacity, 2);
  }
  await expect.poll(() => borderAt(page, 200)).toBe(1);
});

test('in both themes, the bar is readable at every scroll position', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/docs/guides/nodejs/notes-api');
      const contrasts = await barContrasts(page, [0, 40, 72, 500]);
      expect(contrasts.filter(([, contrast]) => contrast < 4.5)).toEqual([]);
    }
  }
});
