import { gzipSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

const BUDGET_BYTES = 5_000;
/** A text that only React contains and that survives every minifier. */
const REACT_MARK = 'react.transitional.element';

test('pages load only the entry script before a reader touches anything', async ({ page }) => {
  // Their shells are the most different ones: without a rail, with one, and with a version selector.
  for (const address of ['/docs', '/docs/storage', '/docs/reference/nodejs']) {
    const scripts: Response[] = [];
    page.removeAllListeners('response');
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await openPage(page, address);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(scripts.map((script) => new URL(script.url()).pathname)).toEqual([
      expect.stringMatching(/^\/docs\/assets\/entry-\w+\.js$/),
    ]);
    const bytes = (await scripts[0]?.body()) ?? Buffer.alloc(0);
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(bytes.includes(REACT_MARK)).toBe(false);
  }
});

/**
 * The most CSS of a page in bytes after `gzip -9`. Building blocks, references, and home are above the bench's budget of 11 kB:
 * they may not grow.
 */
const CSS_BUDGETS = {
  '/docs': 11_300,
  '/docs/batch': 11_800,
  '/docs/storage': 11_100,
  '/docs/reference/nodejs/storage': 11_100,
  '/docs/reference/nodejs': 11_275,
  '/docs/guides/nodejs/image-thumbnails': 9_900,
  '/docs/concepts/access-control': 9_900,
  '/docs/getting-started/quickstart': 10_350,
  '/docs/reference/providers/aws/apis': 9_800,
  '/docs/faq': 8_700,
};

test('the style sheets of each kind of page are small', async ({ request }) => {
  for (const [address, budget] of Object.entries(CSS_BUDGETS)) {
    const html = await (await request.get(address)).text();
    const css = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text]) => text).join('');
    expect(css).not.toBe('');
    expect(gzipSync(css, { level: 9 }).length, address).toBeLessThanOrEqual(budget);
  }
});
