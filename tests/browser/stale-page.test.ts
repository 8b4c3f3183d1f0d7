import { expect, type Page } from '@playwright/test';
import { test } from './watched-page.ts';

/** Lets the page load, and then takes its scripts away, as deploys do that follow a page that stays open. */
const loseScripts = async (page: Page): Promise<void> => {
  await page.route(/\/docs\/assets\/after-touch-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/docs\/assets\/entry-[\w-]+\.js$/, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  );
};

const countLoads = (page: Page): { readonly number: number } => {
  const loads = { number: 0 };
  page.on('load', () => {
    loads.number += 1;
  });
  return loads;
};

/** Resolves once the page has learned that its release is gone. */
const told = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'HEAD' && /\/entry-/.test(answer.url()));

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/after-touch-|entry-|404/);
  await loseScripts(page);
});

test('a page whose release is gone reloads at the first touch, and only once', async ({ page }) => {
  await page.goto('/docs/secrets');
  const loads = countLoads(page);
  const firstAsked = told(page);
  await page.locator('h1').click();
  await firstAsked;
  await expect.poll(() => loads.number).toBe(1);

  const askedAgain = told(page);
  await page.locator('h1').click();
  await askedAgain;
  // The page still works, and a second reload would have aborted this navigation.
  await page.getByRole('link', { name: 'Guides', exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/guides$/);
  await expect.poll(() => loads.number).toBe(2);
});
