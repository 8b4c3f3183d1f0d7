import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

test.use({ viewport: { width: 1440, height: 700 } });

const panel = (page: Page) => page.locator('#navigation');
const scrolled = (page: Page) => panel(page).evaluate(({ scrollTop }) => scrollTop);

test('the current page stands out from the others in either theme', async ({ page }) => {
  await openPage(page, '/docs/faq');
  const look = (name: string) =>
    panel(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const { color, backgroundColor, boxShadow } = getComputedStyle(link);
        return { color, backgroundColor, boxShadow };
      });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/);
    const [current, other] = [await look('FAQs'), await look('Contributions')];
    expect(other.boxShadow).toBe('none');
    expect(current.boxShadow).not.toBe('none');
    expect(current.color).not.toBe(other.color);
    expect(current.backgroundColor).not.toBe(other.backgroundColor);
  }
});

test('the scroll position stays the same on the next page, after a reload, and after the back button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await openPage(page, '/docs/reference/env');
  await panel(page).evaluate((element) => {
    element.scrollTop = 330;
  });
  const link = panel(page).getByRole('link', { name: 'Custom containers' });
  await link.hover();
  const before = await scrolled(page);
  expect(before).toBeGreaterThanOrEqual(330);
  await link.click();
  await expect(page).toHaveURL(/custom-containers$/);
  // The entry script restores the position, and the address changes before that.
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/reference\/env$/);
  await expect.poll(() => scrolled(page)).toBe(before);
});

test('the current page is in view in the menu when a reader comes from another site', async ({ page }) => {
  await openPage(page, '/docs/support/upgrade');
  await expect(panel(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
});

test('the section in view is marked: a chosen one until a hand scrolls, and the last one at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/docs/storage');
  const marked = () =>
    page
      .locator('.section-anchors [aria-current]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const choose = (name: string) => page.locator('.section-anchors').getByRole('link', { name }).click();
  const wheel = async (down: number) => {
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, down);
  };
  // Both are on the last screen, so the page does not scroll between them.
  for (const [name, hash] of [
    ['Next steps', '#next-steps'],
    ['Reference', '#reference'],
    ['Next steps', '#next-steps'],
  ] as const) {
    await choose(name);
    await expect.poll(marked).toEqual([hash]);
  }
  // A script scrolls, as a change of tabs does.
  await page.evaluate(() => scrollBy({ top: -20, behavior: 'instant' }));
  await expect.poll(marked).toEqual(['#next-steps']);
  await wheel(-900);
  await expect.poll(marked).not.toEqual(['#next-steps']);
  await wheel(100_000);
  await expect.poll(marked).toEqual(['#next-steps']);
  await page.evaluate(() => document.getElementById('limits')?.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(marked).toEqual(['#limits']);
  await wheel(-200);
  await expect.poll(marked).toEqual(['#events']);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(marked).toEqual([]);
});
