import { expect } from '@playwright/test';
import { axeProblems, prepareAxe } from './axe-problems.ts';
import { openPage, test } from './watched-page.ts';
import { wideElements } from './wide-elements.ts';

const STATES = {
  'before a search': '/docs/search',
  'with an answer': '/docs/search?q=bucket.on',
  filtered: '/docs/search?q=deploy&library=nodejs&page=2',
  'without results': '/docs/search?q=zzzqqqx&library=go',
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a reader searches from the top bar, filters, turns the page, and reaches a section', async ({
    page,
  }) => {
    await page.goto('/docs');
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('bucket');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/search?q=bucket');
    const hits = page.locator('.hit-title');
    await expect(hits).toHaveCount(20);
    await expect(hits.locator('mark', { hasText: /^bucket$/i }).first()).toHaveCSS('display', 'inline');

    await page.getByRole('link', { name: 'More results' }).click();
    await expect(page).toHaveURL('/docs/search?q=bucket&page=2');
    await expect(page.getByText(/^\d+ results, page 2 of \d+$/)).toBeVisible();

    await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^Dart/ }).click();
    await expect(page).toHaveURL('/docs/search?q=bucket&library=dart');
    await expect(page.getByRole('link', { name: /^Dart/, includeHidden: false }).first()).toHaveAttribute(
      'aria-current',
      'true',
    );

    await page.locator('#search-query').fill('topic');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/docs/search?q=topic&library=dart');
    await hits.first().click();
    await expect(page).toHaveURL(/\/docs\/reference\/dart\/[\w/]+(#[\w-]+)?$/);
  });
});

test('the sample of the first answer has the color of names, as its signature has', async ({ page }) => {
  await openPage(page, STATES['with an answer']);
  const answer = page.locator('.hit-answer').first();
  const colorOf = (selector: string) =>
    answer.locator(selector).evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf('figure code')).toBe(await colorOf('.signature'));
});

test('axe finds nothing on the results page in any state, in either theme, and nothing scrolls sideways', async ({
  page,
}) => {
  await prepareAxe(page);
  for (const [state, address] of Object.entries(STATES)) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openPage(page, address);
    expect(await axeProblems(page), state).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await axeProblems(page, { only: 'colors' }), state).toEqual([]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await wideElements(page, width), state).toEqual([]);
    }
  }
});
