import { expect, type Page } from '@playwright/test';
import { FACETS, type FakeHit, STORAGE_HITS, SYMBOL } from '#tests/client/search/search-answers.ts';
import { type AxeScope, axeProblems, prepareAxe } from './axe-problems.ts';
import { fakeSearch, openSearch, queryField, searchDialog, searchStatus } from './fake-search.ts';
import { focusProblems } from './focus-problems.ts';
import { openPage, test } from './watched-page.ts';

const LONG_SYMBOL: FakeHit = {
  ...SYMBOL,
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
    return { hits: query === 'storage' ? STORAGE_HITS : [LONG_SYMBOL, ...STORAGE_HITS], facets: FACETS };
  });

/** The widths of things that stand over the edge of the dialog. */
const overflow = (page: Page) =>
  searchDialog(page).evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    return [
      ...dialog.querySelectorAll(
        '.search-row, .hit-answer, .search-option, h2, p, button, select, input, ul',
      ),
    ].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isOver = box.width > 1 && (box.left < left - 1 || box.right > right + 1);
      return isOver ? `${element.tagName}.${element.className} ${box.right - right}` : [];
    });
  });

/** Looks at each state of the search in turn, from the start screen on. */
const eachState = async (page: Page, look: (state: keyof typeof STATES) => Promise<void>) => {
  await fake(page);
  await openPage(page, '/docs/faq');
  for (const state of Object.keys(STATES) as (keyof typeof STATES)[]) {
    await reach(page, state);
    await look(state);
    await queryField(page).fill('');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();
  }
};

const within = ['.search-dialog'];
const problemsOf = async (page: Page, scope: AxeScope = {}) => [
  ...(await axeProblems(page, { within, ...scope })),
  ...(await focusProblems(page)),
  ...(await overflow(page)),
];

test('axe finds nothing in any state of the search, in either theme and with forced colors', async ({
  page,
  problems,
}) => {
  problems.allow(/queries|RetryError|500/);
  await prepareAxe(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const light = () => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await light();
  await eachState(page, async (state) => {
    expect({ state, problems: await problemsOf(page) }).toEqual({ state, problems: [] });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    const dark = await axeProblems(page, { within, only: 'colors' });
    expect({ state, problems: dark }).toEqual({ state, problems: [] });
    await light();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
  });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await reach(page, 'symbol');
  expect(await axeProblems(page, { within })).toEqual([]);
  await expect(page.locator('.search-row:has([aria-selected=true])')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('.search-row').last()).toHaveCSS('outline-style', 'none');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('axe finds nothing in any state, targets are at least 44 px high, and the dialog fills the screen', async ({
    page,
    problems,
  }) => {
    problems.allow(/queries|RetryError|500/);
    await prepareAxe(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const small = () =>
      searchDialog(page)
        .locator(':is(a, button, select):visible')
        .evaluateAll((targets) =>
          targets.flatMap((target) => {
            const { width, height } = target.getBoundingClientRect();
            return Math.min(width, height) < 43.5
              ? `${target.outerHTML.slice(0, 80)} ${width} × ${height}`
              : [];
          }),
        );
    await eachState(page, async (state) => {
      const isDrawn = state === 'history' || state === 'symbol';
      expect({
        state,
        problems: await problemsOf(page, { only: 'structure' }),
        small: isDrawn ? await small() : [],
      }).toEqual({
        state,
        problems: [],
        small: [],
      });
      expect(await searchDialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    });
  });
});
