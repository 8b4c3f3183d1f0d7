import { expect, type Page } from '@playwright/test';
import { securityHeaders } from '#worker/http/security-headers.ts';
import { ANALYTICS_PROVIDER } from '#worker/model/settings.ts';
import { openPage, test } from './watched-page.ts';

declare global {
  var counted: string[];
}

const PROVIDER = 'https://cdn.usefathom.com/script.js';
/** A fake for the provider's script, which tests never load. */
const STAND_IN = `globalThis.counted = [];
globalThis.fathom = { trackPageview: ({ url }) => counted.push(url), trackEvent: (name) => counted.push(name) };`;

/**
 * Changes the Worker's answers as if it had a site id. Resolves to the list of requests for the provider's script, which
 * grows as they arrive.
 */
const withAnalytics = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  await page.route('**/docs/storage*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const [prePaint = '', ...styles] = headers['content-security-policy']?.match(/sha256-[^']+/g) ?? [];
    const secured = securityHeaders(
      { strictTransportSecurity: '', thirdParties: [ANALYTICS_PROVIDER] },
      { prePaint, styles },
    );
    const policy = secured['Content-Security-Policy']?.replace('; upgrade-insecure-requests', '') ?? '';
    const meta = '<meta name="analytics" content="ABCDEFGH" data-excluded="workers.dev"/>';
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy },
      body: (await response.text()).replace('</head>', `${meta}</head>`),
    });
  });
  await page.route(PROVIDER, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      body: STAND_IN,
    });
  });
  return asked;
};

/** Lets pages believe that they are prerendered, until the returned function shows the page. Playwright's pages do not prerender. */
const prerendered = async (page: Page) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  return () =>
    page.evaluate(() => {
      Reflect.deleteProperty(document, 'prerendering');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
};

const countedBy = (page: Page) => page.evaluate(() => ('counted' in globalThis ? globalThis.counted : []));

test('a prerendered page counts and stores nothing until it is shown, and then counts once', async ({
  page,
  baseURL,
}) => {
  const asked = await withAnalytics(page);
  const show = await prerendered(page);
  await openPage(page, '/docs/storage?sdk=python');
  await expect(page.locator('html')).toHaveAttribute('data-language', 'python');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await show();
  await expect.poll(() => countedBy(page)).toEqual([`${baseURL}/docs/storage`]);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('python');
  await expect(page).toHaveURL('/docs/storage');
});
