import { expect, type Page } from '@playwright/test';
import { axeProblems, prepareAxe } from './axe-problems.ts';
import {
  FACETS,
  type FakeHit,
  fakeSearch,
  openSearch,
  queryField,
  STORAGE_HITS,
  searchDialog,
  searchStatus,
} from './fake-search.ts';
import { focusProblems } from './focus-problems.ts';
import { openPage, test } from './watched-page.ts';

const SYMBOL: FakeHit = {
  url: '/docs/reference/nodejs/storage#bucket-on',
  titles: ['Node.js v1', 'Storage', '<mark>bucket.on</mark>()'],
  kind: 'symbol',
  version: 'v1',
  symbol: { signature: 'on(type: string): void', language: 'typescript', sample: `on(${'x'.repeat(200)})` },
};

const HISTORY = {
  'recent-searches': [
    { address: '/reference/env#x', title: 'AWS_REGION', trail: ['Environment'], kind: 'section' },
  ],
  'favorite-searches': [{ address: '/sql', title: 'SQL', trail: [], kind: 'page' }],
};

/** Each state by the query that leads to it. */
const STATES = {
  start: '',
  history: '',
  results: 'storage',
  symbol: 'bucket.on',
  empty: 'zzz',
  loading: 'slow',
  error: 'err',
};

const reach = async (page: Page, state: keyof typeof STATES) => {
  if (state === 'history')
    await page.evaluate((history) => {
      for (const [key, value] of Object.entries(history)) localStorage.setItem(key, JSON.stringify(value));
    }, HISTORY);
  await openSearch(page);
  await page.keyboard.insertText(STATES[state]);
  await expect(searchStatus(page)).toHaveAttribute(
    'data-status',
    state === 'loading' ? 'stalled' : state === 'error' ? 'error' : 'idle',
  );
};

const fake = (page: Page) =>
  fakeSearch(page, async (query, route) => {
    if (query === 'zzz') return { suggestions: ['storage', 'sql'], facets: FACETS };
    if (query === 'err') await route.fulfill({ status: 500 });
    if (query === 'err' || query === 'slow') return undefined;
    return { hits: query === 'storage' ? STORAGE_HITS : [SYMBOL, ...STORAGE_HITS], facets: FACETS };
  });

/** The widths of things that stand over the edge of the dialog. */
const overflow = (page: Page) =>
  searchDialog(page).evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    return [
      ...dialog.querySelectorAll(
        '.search-row, .search-answer, .search-option, h2, p, button, select, input, ul',
      ),
    ].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isOver = box.width > 1 && (box.left < left - 1 || box.right > right + 1);
      return isOver ? `${element.tagName}.${element.className} ${box.right - right}` : [];
    });
  });

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test(`axe finds nothing in any state of the search in a ${name} window, in either theme`, async ({
    page,
    problems,
  }) => {
    problems.allow(/queries|RetryError|500/);
    await prepareAxe(page);
    await fake(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openPage(page, '/docs/faq');
    for (const state of Object.keys(STATES) as (keyof typeof STATES)[]) {
      await reach(page, state);
      expect({ state, problems: await axeProblems(page, { within: ['.search-dialog'] }) }).toEqual({
        state,
        problems: [],
      });
      expect({ state, problems: [...(await focusProblems(page)), ...(await overflow(page))] }).toEqual({
        state,
        problems: [],
      });
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(/dark/);
      expect({
        state,
        problems: await axeProblems(page, { within: ['.search-dialog'], only: 'colors' }),
      }).toEqual({ state, problems: [] });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await expect(page.locator('html')).not.toHaveClass(/dark/);
      await queryField(page).fill('');
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toBeHidden();
    }
  });
}

test('with forced colors, the active option looks different, and axe finds nothing', async ({ page }) => {
  await prepareAxe(page);
  await fake(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openPage(page, '/docs/faq');
  await reach(page, 'symbol');
  expect(await axeProblems(page, { within: ['.search-dialog'] })).toEqual([]);
  const row = page.locator('.search-row:has([aria-selected=true])');
  await expect(row).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('.search-row').last()).toHaveCSS('outline-style', 'none');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('targets are at least 44 px high, and the dialog fills the screen', async ({ page }) => {
    await fake(page);
    await openPage(page, '/docs/faq');
    await reach(page, 'history');
    const small = () =>
      searchDialog(page)
        .locator('a, button, select')
        .evaluateAll((targets) =>
          targets.flatMap((target) => {
            const { width, height } = target.getBoundingClientRect();
            return Math.min(width, height) < 43.5
              ? `${target.outerHTML.slice(0, 80)} ${width} × ${height}`
              : [];
          }),
        );
    expect(await small()).toEqual([]);
    await queryField(page).fill('bucket.on');
    await expect(searchDialog(page).getByText('on(type: string): void')).toBeVisible();
    expect(await small()).toEqual([]);
    const box = await searchDialog(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  });
});
