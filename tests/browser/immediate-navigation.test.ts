import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

declare global {
  var hadTransition: boolean | undefined;
}

/** Returns the names of all rules in a page's style sheets, at any depth, that would start a transition. */
const transitionRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const namesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        rule.constructor.name,
        ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? namesIn(rule.cssRules) : []),
      ]);
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    return sheets
      .flatMap(({ cssRules }) => namesIn(cssRules))
      .filter((name) => name === 'CSSViewTransitionRule');
  });

test('a page adopts no style sheets, requests no transitions, and handles no rejections', async ({
  page,
}) => {
  await openPage(page, '/docs/storage');
  expect(await transitionRules(page)).toEqual([]);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(await page.evaluate(() => window.onunhandledrejection)).toBeNull();
});

test('the next page appears without a transition', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      globalThis.hadTransition = 'viewTransition' in event && event.viewTransition !== null;
    });
  });
  await openPage(page, '/docs/storage');
  await page.locator('#navigation').getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/\/docs\/messaging$/);
  // The event comes with the first frame, which is after the address has changed.
  await expect.poll(() => page.evaluate(() => globalThis.hadTransition)).toBe(false);
});
