import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

test.use({ viewport: { width: 360, height: 740 } });

const opener = (page: Page) => page.getByRole('button', { name: 'Toggle navigation', includeHidden: true });
const panel = (page: Page) => page.locator('#navigation');

const openDrawer = async (page: Page, address = '/docs/storage'): Promise<void> => {
  await openPage(page, address);
  await opener(page).click();
  await expect(panel(page).getByRole('button', { name: 'Close navigation' })).toBeFocused();
};

test('the drawer opens as a dialog over an inert page, and Escape or a click beside it closes it', async ({
  page,
}) => {
  await openDrawer(page);
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  for (const part of ['.skip-link', '.top-bar', '.main', '.site-footer']) {
    await expect(page.locator(part)).toHaveJSProperty('inert', true);
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('.main')).toHaveJSProperty('inert', false);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(350, 400);
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('.main')).toHaveJSProperty('inert', false);
});

test('the drawer opens with the current page and its close button in view', async ({ page }) => {
  await openDrawer(page, '/docs/support/upgrade');
  await expect(panel(page).locator('[aria-current=page]')).toBeInViewport();
  await expect(panel(page).getByRole('button', { name: 'Close navigation' })).toBeInViewport();
  await panel(page).getByRole('button', { name: 'Close navigation' }).click();
  await expect(panel(page)).toBeHidden();
});

test('the whole menu of the home page fits the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDrawer(page, '/docs');
  expect(await panel(page).evaluate(({ scrollHeight }) => scrollHeight)).toBe(844);
});

test('the sections of the page open at a tap, and a link to one closes the drawer and leads there', async ({
  page,
}) => {
  await openDrawer(page);
  await expect(panel(page).getByRole('link', { name: 'Guides' })).toBeInViewport();
  await expect(panel(page).getByRole('link', { name: 'React to changes' })).toBeHidden();
  await panel(page)
    .getByText(/^Sections \(\d+\)$/)
    .click();
  await panel(page).getByRole('link', { name: 'React to changes' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/#events$/);
  await expect(page.locator('#events')).toBeInViewport();
});

test('the back button within a page closes the drawer', async ({ page }) => {
  await openPage(page, '/docs/storage');
  await page.goto('/docs/storage#events');
  await opener(page).click();
  await expect(panel(page).getByRole('button', { name: 'Close navigation' })).toBeFocused();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
});

test('a wider window closes the drawer and shows the navigation next to the article', async ({ page }) => {
  await openDrawer(page);
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(page.locator('.main')).toHaveJSProperty('inert', false);
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeHidden();
});

test.describe('in a wide window with touch', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('the sections of the page stand open, without the label that opens them in the drawer', async ({
    page,
  }) => {
    await openPage(page, '/docs/storage');
    const sections = panel(page).locator('details').first();
    await expect(sections.getByRole('link', { name: 'Permissions' })).toBeVisible();
    await expect(sections.locator('summary')).toBeHidden();
  });
});
