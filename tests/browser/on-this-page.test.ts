import { expect, type Page } from '@playwright/test';
import { afterTouchStarted } from './lazy-scripts.ts';
import { openPage, test } from './watched-page.ts';

/** A page with subsections. */
const PAGE = '/docs/reference/cli';

test('in wide windows, the rail has every section, and the subsections of the one in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, PAGE);
  await expect(page.locator('.on-this-page')).toBeHidden();
  const outline = page.getByRole('navigation', { name: 'On this page' });
  const owner = outline.locator('> ul > li:has(ul)').first();
  const section = owner.locator('> a');
  const parts = owner.locator('ul a');
  const heading = page.locator(`.prose ${await section.getAttribute('href')}`);
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(section).toBeVisible();
  await parts.first().click();
  await expect(parts.first()).toHaveAttribute('aria-current', 'true');
  expect(await outline.locator('ul ul a:visible').count()).toBe(await parts.count());
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const list = (page: Page) => page.locator('.on-this-page');
  /** Opens the list. Before the chunk of the first touch has started, it is only a native one. */
  const openList = async (page: Page) => {
    await list(page).locator('summary').click();
    await afterTouchStarted(page);
  };

  test('a click in the list leads to a section, marks it, and closes the list', async ({ page }) => {
    await openPage(page, '/docs/storage');
    await openList(page);
    await list(page).getByRole('link', { name: 'React to changes' }).click();
    await expect(list(page)).not.toHaveAttribute('open');
    await expect(page.locator('#events')).toBeInViewport();
    await expect(list(page).locator('[href="#events"]')).toHaveAttribute('aria-current', 'true');
  });

  test('the row names the page as soon as the title has left the window', async ({ page }) => {
    await openPage(page, '/docs/sql');
    await expect(list(page).locator('.page-name')).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(list(page).locator('[aria-current]')).toHaveCount(0);
    await expect(list(page).locator('.page-name')).toHaveText('SQL Databases');
    await expect(list(page).locator('.page-name')).toBeVisible();
  });

  test('a long title and the section in view are readable as a whole, one above the other', async ({
    page,
  }) => {
    await openPage(page, '/docs/guides/python/serverless-rest-api-example');
    const title = list(page).locator('.page-name');
    await expect(title).toBeHidden();
    await page.locator('.prose h2').nth(1).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 700);
    await expect(title).toBeVisible();
    for (const name of [title, list(page).locator('.section-name')])
      expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test('Escape and a click outside close the list, and nothing moves', async ({ page }) => {
    await openPage(page, '/docs/storage');
    const top = () => page.locator('.prose').evaluate((prose) => prose.getBoundingClientRect().top);
    const before = await top();
    await openList(page);
    await expect(list(page).locator('> ul')).toBeVisible();
    expect(await top()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(list(page)).not.toHaveAttribute('open');
    await expect(list(page).locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list(page)).toHaveAttribute('open');
    // The sheet is at the bottom, and what it leaves of the page closes it.
    const sheet = await list(page).locator('> ul').boundingBox();
    expect([sheet && sheet.y + sheet.height, sheet && sheet.y > 200]).toEqual([740, true]);
    await page.mouse.click(180, 150);
    await expect(list(page)).not.toHaveAttribute('open');
  });
});

test('the list sticks from edge to edge, and no text shows next to it', async ({ page }) => {
  for (const width of [360, 744]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/docs/storage');
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    const place = await page.locator('.page-row').boundingBox();
    const shell = await page.locator('.shell').boundingBox();
    expect(place).toMatchObject({ x: 0, y: 56, width: shell?.width });
  }
});

test('on a phone, the list of a long page opens at the section in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, `${PAGE}#https`);
  await page.locator('.on-this-page summary').click();
  await expect(page.locator('.on-this-page [aria-current]')).toBeInViewport({ ratio: 1 });
});
