import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

/** The ends of the lines inside the code and the starts of the lines next to it, from the top of the window in CSS pixels. */
const joints = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const borderPx = 2;
    const ends = shown('.wire').map((word) => {
      const { top, bottom } = word.getBoundingClientRect();
      const line = getComputedStyle(word, '::before');
      return word.matches('.wire-up')
        ? top + Number.parseFloat(line.top) + borderPx / 2
        : bottom - Number.parseFloat(line.bottom) - borderPx / 2;
    });
    const starts = shown('.wires path').map((path) => {
      const { top } = (path.closest('svg') ?? path).getBoundingClientRect();
      return top + Number(/^M0 ([\d.]+)/.exec(path.getAttribute('d') ?? '')?.[1]);
    });
    return { ends: ends.sort((a, b) => a - b), starts };
  });

test('the lines of the drawing meet at the edge of the sample in each language', async ({ page }) => {
  await openPage(page, '/docs');
  for (const language of ['TypeScript', 'Python', 'Go', 'Dart']) {
    await page.getByRole('tab', { name: language, exact: true }).first().click();
    const { ends, starts } = await joints(page);
    expect(starts).toHaveLength(3);
    for (const [index, start] of starts.entries())
      expect(Math.abs(start - (ends[index] ?? 0)), `${language}, line ${index}`).toBeLessThan(1.5);
  }
});

test('home leads everywhere within two windows of a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/docs');
  const last = await page.locator('.prose > .cards').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(1800);
});

test('home has the same height in each language, and folded imports move no line of the drawing', async ({
  page,
}) => {
  await openPage(page, '/docs');
  const heights = new Set<number>();
  for (const language of ['TypeScript', 'JavaScript', 'Python', 'Dart', 'Go']) {
    await page.getByRole('tab', { name: language, exact: true }).first().click();
    heights.add(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  expect(heights.size).toBe(1);
  await page.locator('.code-to-cloud summary:visible').click();
  await expect(page.locator('.all-wires')).toBeHidden();
});

/** How many of the parts stand in the first row. */
const inFirstRow = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) => {
    const tops = parts.map((part) => Math.round(part.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

/** The names that reach over the right edge of their card. */
const wideNames = (page: Page) =>
  page.locator('.compact > .card').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const names = document.createRange();
        names.selectNodeContents(card.querySelector('.card-name') ?? card);
        return names.getBoundingClientRect().right > card.getBoundingClientRect().right - 4;
      })
      .map((card) => card.textContent),
  );

test('at every width, rows are full, and the install command and the names of cards are whole', async ({
  page,
}) => {
  await openPage(page, '/docs');
  const command = page.locator('.start .panel:visible pre');
  for (const [width, doors, blocks, libraries] of [
    [320, 1, 2, 2],
    [360, 1, 2, 2],
    [390, 1, 2, 3],
    [767, 1, 2, 3],
    [768, 1, 2, 3],
    [1024, 3, 2, 3],
    [1280, 3, 5, 3],
    [1440, 3, 5, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const found = {
      width,
      doors: await inFirstRow(page, '.guide'),
      blocks: await inFirstRow(page, '.cards:has(> :nth-child(10)) > .card'),
      libraries: await inFirstRow(page, '.cards:not(:has(> :nth-child(7))):last-of-type > .card'),
      hidden: width < 360 ? 0 : await command.evaluate((box) => box.scrollWidth - box.clientWidth),
      wide: await wideNames(page),
    };
    expect(found).toEqual({ width, doors, blocks, libraries, hidden: 0, wide: [] });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('home is at most 3,200 px long', async ({ page }) => {
    await openPage(page, '/docs');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);
  });
});
