import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

test.use({ viewport: { width: 1440, height: 700 } });

const panel = (page: Page) => page.locator('#navigation');
const scrolled = (page: Page) => panel(page).evaluate(({ scrollTop }) => scrollTop);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the current page stands out from the others in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, '/docs/faq');
    const look = (name: string) =>
      panel(page)
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          const { color, backgroundColor, boxShadow } = getComputedStyle(link);
          return { color, backgroundColor, boxShadow };
        });
    const [current, other] = [await look('FAQs'), await look('Contributions')];
    expect(other.boxShadow).toBe('none');
    expect(current.boxShadow).not.toBe('none');
    expect(current.color).not.toBe(other.color);
    expect(current.backgroundColor).not.toBe(other.backgroundColor);
  });
}

test('groups have a line above them if the menu has a divider', async ({ page }) => {
  await openPage(page, '/docs/storage');
  const lines = await panel(page)
    .locator('.nav-group')
    .evaluateAll((groups) => groups.map((group) => getComputedStyle(group).borderTopWidth));
  expect(lines).toEqual(['0px', '1px']);
});

test('the scroll position stays the same on the next page, after a reload, and after the back button', async ({
  page,
}) => {
  await openPage(page, '/docs/reference/custom-containers');
  await panel(page).evaluate((element) => {
    element.scrollTop = 330;
  });
  const link = panel(page).getByRole('link', { name: 'Environment variables' });
  await link.hover();
  const before = await scrolled(page);
  expect(before).toBeGreaterThanOrEqual(330);
  await link.click();
  await expect(page).toHaveURL(/\/docs\/reference\/env$/);
  // The entry script restores the position, and the address changes before that.
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/custom-containers$/);
  await expect.poll(() => scrolled(page)).toBe(before);
});

test('the current page is in view in the menu when a reader comes from another site', async ({ page }) => {
  await openPage(page, '/docs/support/upgrade');
  await expect(panel(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
});

test('the last section, which cannot scroll up to the top, is marked after a click', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await openPage(page, '/docs/faq');
  const marked = () =>
    page
      .locator('.rail [aria-current], .section-anchors [aria-current]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.locator('.rail').getByRole('link', { name: 'Not answered?' }).click();
  await expect.poll(marked).toEqual(['#more', '#more']);
  const top = () => page.locator('#more').evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(128);
  await page.locator('.rail').getByRole('link', { name: 'About Nitric' }).click();
  await expect.poll(marked).toEqual(['#about', '#about']);
});
