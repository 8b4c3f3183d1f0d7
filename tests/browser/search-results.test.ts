import { expect } from '@playwright/test';
import { STORAGE_HITS, SYMBOL, searchBody } from '#tests/client/search/search-answers.ts';
import { securityHeaders } from '#worker/http/security-headers.ts';
import { searchProvider } from '#worker/model/settings.ts';
import { fakeSearch, openSearch, options, searchDialog } from './fake-search.ts';
import { openPage, pageStarted, test } from './watched-page.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test('a reader moves through hits with arrows, opens one with Enter, and finds it again', async ({
  page,
}) => {
  const { outcomes } = await fakeSearch(page, () => ({ hits: STORAGE_HITS }));
  await openPage(page, '/docs/apis');
  await openSearch(page);
  await page.keyboard.type('storage');
  await expect(options(page)).toHaveCount(7);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  // Its ground alone is too close to that of the other rows.
  await expect(options(page).nth(1).locator('..')).toHaveCSS('box-shadow', /inset/);
  await expect(options(page).first().locator('..')).toHaveCSS('box-shadow', 'none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/storage#upload-links$/);
  await expect(searchDialog(page)).toBeHidden();
  expect(outcomes).toEqual(['chosen storage']);

  // A hit on the page itself is followed, too.
  await pageStarted(page);
  await openSearch(page);
  await expect(options(page).first()).toHaveAttribute('href', '/docs/storage#upload-links');
  await page.keyboard.type('storage');
  await expect(options(page)).toHaveCount(7);
  await options(page).nth(2).click();
  await expect(page).toHaveURL(/#permissions$/);
  await expect(searchDialog(page)).toBeHidden();
  await expect(page.locator('#search-input')).toHaveValue('');
});

test('the sample of the symbol that a query names is copied by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fakeSearch(page, () => ({ hits: [SYMBOL, ...STORAGE_HITS] }));
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('bucket.on');
  const copy = searchDialog(page).getByRole('button', { name: 'Copy' });
  await expect(copy).toBeVisible();
  for (
    let stop = 0;
    stop < 10 && !(await copy.evaluate((button) => button === document.activeElement));
    stop += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(searchDialog(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("bucket('images').on('write')");
  await expect(copy).toBeVisible();
});

test('a signature keeps its lines, and leaves room for the button on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const signature = 'on(\n  type: BlobEventType,\n  handler: BucketMiddleware,\n): Promise<void>';
  const symbol = { signature, language: 'typescript', sample: "bucket('images').on('write')" } as const;
  await fakeSearch(page, () => ({ hits: [{ ...SYMBOL, symbol }] }));
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('bucket.on');
  const lines = searchDialog(page).getByText('type: BlobEventType');
  expect(await lines.innerText()).toBe(signature);
  const box = await lines.boundingBox();
  const button = await searchDialog(page).getByRole('button', { name: 'Copy' }).boundingBox();
  if (!box || !button) throw new Error('The signature or its button is not on the page.');
  const isBeside = button.x >= box.x + box.width;
  expect(isBeside || button.y >= box.y + box.height).toBe(true);
});

test('a configured hosted index is asked at its own hosts, the next one if the first fails, and its hits are shown', async ({
  page,
  problems,
}) => {
  problems.allow(/app-dsn\.algolia\.net/);
  const hosted = { appId: 'APP', apiKey: 'search-key', indexName: 'nitric', insights: true };
  // The page and its policy are what the Worker makes of such settings.
  await page.route('**/docs/storage', async (route) => {
    const answer = await route.fetch();
    const settings = { strictTransportSecurity: '', thirdParties: [searchProvider(hosted)] };
    const policy = answer.headers()['content-security-policy'] ?? '';
    const [prePaint = '', ...styles] = policy.match(/sha256-[^']+/g) ?? [];
    const attribute = `data-hosted-search="${JSON.stringify(hosted).replaceAll('"', '&quot;')}"`;
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), ...lowerCased(securityHeaders(settings, { prePaint, styles })) },
      body: (await answer.text()).replace('<form class="search-control"', `$& ${attribute}`),
    });
  });
  const calls: { host: string; key: string | null; params: Record<string, unknown> }[] = [];
  await page.route(/algolia(net)?\.(com|net)/, async (route) => {
    const { host, searchParams } = new URL(route.request().url());
    const [params] = JSON.parse(route.request().postData() ?? '{}').requests;
    calls.push({ host, key: searchParams.get('x-algolia-api-key'), params });
    if (host === 'app-dsn.algolia.net') return route.abort();
    await route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: searchBody({ hits: STORAGE_HITS }),
    });
  });
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('storage');
  await expect(options(page)).toHaveCount(7);
  const [first, second] = calls;
  expect(first).toMatchObject({ host: 'app-dsn.algolia.net', key: 'search-key' });
  expect(first?.params).toMatchObject({ indexName: 'nitric', query: 'storage', clickAnalytics: true });
  expect(second?.host).toMatch(/^app-[123]\.algolianet\.com$/);
});
