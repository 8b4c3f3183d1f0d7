import { expect, type Page } from '@playwright/test';
import {
  fakeSearch,
  openSearch,
  options,
  queryField,
  STORAGE_HITS,
  searchDialog,
  searchStatus,
} from './fake-search.ts';
import { openPage, test } from './watched-page.ts';

const status = (page: Page, value: string) =>
  expect(searchStatus(page)).toHaveAttribute('data-status', value);

test('a search is loading, stalled after 300 ms, and then idle', async ({ page }) => {
  const releases: (() => void)[] = [];
  await fakeSearch(page, async () => {
    await new Promise<void>((resolve) => releases.push(resolve));
    return { hits: STORAGE_HITS };
  });
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await status(page, 'idle');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.keyboard.insertText('storage');
  await page.clock.runFor(299);
  await status(page, 'loading');
  await page.clock.runFor(1);
  await status(page, 'stalled');
  await expect(searchDialog(page).getByRole('status')).toHaveText('Searching …');
  await expect.poll(() => releases.length).toBe(1);
  releases[0]?.();
  await status(page, 'idle');
  await expect(options(page)).toHaveCount(7);
  // The time starts again with each query.
  await page.keyboard.insertText('s');
  await page.clock.runFor(200);
  await page.keyboard.insertText('x');
  await page.clock.runFor(299);
  await status(page, 'loading');
  await page.clock.runFor(1);
  await status(page, 'stalled');
  for (const release of releases) release();
});

for (const [name, error, fail] of [
  ['500', 'RetryError', (page: Page) => page.route('**/queries*', (route) => route.fulfill({ status: 500 }))],
  ['no network', 'RetryError', (page: Page) => page.route('**/queries*', (route) => route.abort())],
  [
    'a refusal',
    'ApiError',
    (page: Page) =>
      page.route('**/queries*', (route) =>
        route.fulfill({ status: 400, json: { message: 'No.', status: 400 } }),
      ),
  ],
  [
    'bad JSON',
    'DeserializationError',
    (page: Page) => page.route('**/queries*', (route) => route.fulfill({ body: '{"results":[' })),
  ],
  [
    'another form',
    'TypeError',
    (page: Page) => page.route('**/queries*', (route) => route.fulfill({ json: { results: [{}] } })),
  ],
] as const) {
  test(`after ${name}, the panel says that nothing could be fetched, the console says why, and a retry helps`, async ({
    page,
    problems,
  }) => {
    problems.allow(/queries|ApiError|RetryError|DeserializationError|TypeError|Failed to load/);
    await fakeSearch(page, () => ({ hits: STORAGE_HITS }));
    await openPage(page, '/docs/storage');
    await openSearch(page);
    await fail(page);
    await page.keyboard.insertText('storage');
    await expect(
      searchDialog(page).getByText('Unable to fetch results', { exact: true }).first(),
    ).toBeVisible();
    await expect(
      searchDialog(page).getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await status(page, 'error');
    expect(problems.found.some((line) => line.includes(`${error}: `))).toBe(true);
    await page.unroute('**/queries*');
    await searchDialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page)).toHaveCount(7);
    await status(page, 'idle');
    await expect(queryField(page)).toBeFocused();
  });
}

test('after an error, the next key searches again', async ({ page, problems }) => {
  problems.allow(/queries|RetryError|Failed to load/);
  await fakeSearch(page, async (query, route) => {
    if (query !== 's') return { hits: STORAGE_HITS };
    await route.abort();
    return undefined;
  });
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('s');
  await status(page, 'error');
  await page.keyboard.insertText('q');
  await expect(options(page)).toHaveCount(7);
  await status(page, 'idle');
});

test('a first answer after 1.5 s is awaited, by asking twice', async ({ page, problems }) => {
  problems.allow(/queries/);
  let asked = 0;
  await fakeSearch(page, async (_, route) => {
    asked += 1;
    // The client waits one second for the first answer, and longer for the second.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ json: { results: [{ hits: [], nbHits: 0 }] } }).catch(() => {});
    return undefined;
  });
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('storage');
  await status(page, 'stalled');
  await status(page, 'idle');
  await expect(searchDialog(page).getByText('No results for "storage"').first()).toBeVisible();
  expect(asked).toBe(2);
});

test('while a reader types and answers take 200 to 450 ms, the last query wins', async ({ page }) => {
  const delays = [450, 200, 300, 250, 400, 200, 350];
  await fakeSearch(page, async (query) => {
    await new Promise((resolve) => setTimeout(resolve, delays[query.length - 1]));
    return { hits: [{ url: `/docs/${query}`, titles: ['Building blocks', query] }] };
  });
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.type('storage', { delay: 60 });
  await expect(options(page)).toHaveText(['storage']);
  await status(page, 'idle');
});

test('without a result, the panel names the query, offers three others, and leads to a new issue', async ({
  page,
}) => {
  const { outcomes } = await fakeSearch(page, (query) =>
    query === 'storag?'
      ? { suggestions: ['storage', 'schedules', 'secrets', 'sql'] }
      : { hits: STORAGE_HITS },
  );
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.insertText('storag?');
  const dialog = searchDialog(page);
  await expect(dialog.getByRole('heading', { name: 'No results for "storag?"' })).toBeVisible();
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await expect(dialog.locator('.search-suggestions button')).toHaveText(['storage', 'schedules', 'secrets']);
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Let us know.' });
  const issue = new URL((await link.getAttribute('href')) ?? '');
  expect(issue.origin + issue.pathname).toBe('https://github.com/nitrictech/docs/issues/new');
  expect(issue.searchParams.get('title')).toContain('"storag?"');
  await dialog.getByRole('button', { name: 'storage' }).click();
  await expect(queryField(page)).toHaveValue('storage');
  await expect(queryField(page)).toBeFocused();
  await expect(options(page)).toHaveCount(7);
  await page.keyboard.press('Escape');
  await expect.poll(() => outcomes).toEqual(['left storage']);
});

test('a query without a result counts once, when the reader has paused', async ({ page }) => {
  const { outcomes } = await fakeSearch(page, () => ({}));
  await openPage(page, '/docs/storage');
  await openSearch(page);
  await page.keyboard.type('zzz');
  await expect.poll(() => outcomes).toEqual(['empty zzz']);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
  expect(outcomes).toEqual(['empty zzz']);
});
