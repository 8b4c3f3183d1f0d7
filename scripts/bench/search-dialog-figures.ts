import type { Browser, Page } from 'playwright-core';
import { median } from './measuring.ts';
import { type Figure, figure } from './report.ts';

const ROUNDS = 9;
const VIEWPORT = { width: 1440, height: 900 };
const FIELD = '.search-dialog input';
const WORD_LETTERS = 6;

// These are strings because these scripts are compiled without browser types.
const LOADED = (name: string) =>
  `performance.getEntriesByType('resource').some((entry) => entry.name.includes('/${name}') && entry.responseEnd > 0)`;
const IS_OPEN = `document.querySelector('.search-dialog[open]')`;
const IS_ANSWERED = `document.querySelector('.search-dialog form').dataset.status === 'idle'`;
/** Starts to wait for the next key. `window.painted` then resolves to the time from the key to the paint. */
const awaitPaint = (isThere: string) => `void (window.painted = new Promise((resolve) => {
  addEventListener('keydown', ({ timeStamp }) => {
    const look = () => {
      if (${isThere}) setTimeout(() => resolve(performance.now() - timeStamp));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
}))`;
const WORDS = `[...new Set(document.querySelector('article').innerText.match(/\\b[a-z]{${WORD_LETTERS},}\\b/g))]`;

/** Resolves when an expression is true. The page's policy forbids Playwright's own way. */
const until = (page: Page, expression: string): Promise<unknown> =>
  page.evaluate(
    `new Promise((resolve) => { const look = () => (${expression} ? resolve() : setTimeout(look, 20)); look(); })`,
  );

/** Measures the search dialog on a page: the time that it takes to open and to show results. */
export const searchDialogFigures = async (browser: Browser, url: string): Promise<Figure[]> => {
  const open: number[] = [];
  const results: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: VIEWPORT });
    try {
      const page = await context.newPage();
      await page.goto(url);
      await fetchAhead(page);
      open.push(await paintAfter(page, 'Control+k', IS_OPEN));
      results.push(await timeOfResults(page, round));
    } finally {
      await context.close();
    }
  }
  return [
    figure('searchOpen', median(open), { note: `median of ${ROUNDS}` }),
    figure('searchResults', median(results), { note: `median of ${ROUNDS}` }),
  ];
};

/** Points at the field, which fetches the dialog's scripts. */
const fetchAhead = async (page: Page): Promise<void> => {
  await page.mouse.wheel(0, 1);
  await until(page, LOADED('after-touch-'));
  await page.hover('.search-control');
  await until(page, LOADED('search-dialog-'));
  await page.waitForLoadState('networkidle');
};

const paintAfter = async (page: Page, key: string, isThere: string): Promise<number> => {
  await page.evaluate(awaitPaint(isThere));
  await page.keyboard.press(key);
  return (await page.evaluate('window.painted')) as number; // what its promise resolves to
};

/** The time from the last key of a word until its results are painted. The index is loaded, and the word is new. */
const timeOfResults = async (page: Page, round: number): Promise<number> => {
  const words = (await page.evaluate(WORDS)) as string[]; // what the expression collects
  const word = words[round % words.length] ?? '';
  await page.fill(FIELD, word.slice(0, -1));
  await until(page, IS_ANSWERED);
  return paintAfter(page, word.slice(-1), IS_ANSWERED);
};
