import type { Browser, Page } from 'playwright-core';
import type { Figure } from '#scripts/bench/report/figure.ts';
import { median } from '#scripts/bench/report/median.ts';

export interface NextPageOptions {
  origin: string;
  /** The page that a reader is on; it goes to an article that was fetched ahead. */
  from: string;
  /** A page that is one link, and the bare page behind it. */
  bareFrom: string;
  bareTo: string;
}

const ROUNDS = 9;
const VIEWPORT = { width: 1440, height: 900 };
const FETCH_DEADLINE_MS = 20_000;
const BUDGET_MS = 50;

// Strings, since these scripts are compiled without the types of a browser.
const NOTE_CLICKS = `addEventListener('click', ({ timeStamp }) => {
  sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp);
}, true);`;
const SINCE_CLICK = `new Promise((resolve) => {
  const clicked = Number(sessionStorage.getItem('clicked'));
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) resolve(performance.timeOrigin + paint.startTime - clicked);
  }).observe({ type: 'paint', buffered: true });
})`;
/** The path of an article that has been fetched ahead. */
const FETCHED_AHEAD = `[...document.querySelectorAll('link[rel=prefetch]')]
  .map(({ href }) => href)
  .filter((href) => /article/.test(href))
  .filter((href) => performance.getEntriesByName(href).some(({ responseEnd }) => responseEnd > 0))
  .map((href) => new URL(href).pathname)[0]`;

/** From the click on a link whose page was fetched ahead to the first contentful paint of that page. */
export const nextPageFigure = async (browser: Browser, options: NextPageOptions): Promise<Figure> => {
  const times: Record<'page' | 'bare', number[]> = { page: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.page.push(
      await inNewContext(browser, async (page) => {
        await page.goto(options.origin + options.from);
        await page.mouse.move(700, 500);
        return paintAfterClick(page, await fetchedAhead(page));
      }),
    );
    times.bare.push(
      await inNewContext(browser, async (page) => {
        await page.goto(options.origin + options.bareFrom);
        return paintAfterClick(page, options.bareTo);
      }),
    );
  }
  return {
    what: 'click on a link that was fetched ahead, until its page is painted',
    measured: median(times.page),
    budget: BUDGET_MS,
    bound: 'at most',
    unit: 'ms',
    note: `${median(times.bare).toFixed(1)} ms for a bare page in turns`,
  };
};

const inNewContext = async (browser: Browser, work: (page: Page) => Promise<number>): Promise<number> => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript(NOTE_CLICKS);
    return await work(page);
  } finally {
    await context.close();
  }
};

const fetchedAhead = async (page: Page): Promise<string> => {
  const deadline = Date.now() + FETCH_DEADLINE_MS;
  while (Date.now() < deadline) {
    const path: unknown = await page.evaluate(FETCHED_AHEAD);
    if (typeof path === 'string') return path;
    await page.waitForTimeout(50);
  }
  throw new Error('The page fetched no article ahead.');
};

/** By key: a pointer that rests on the link first would be told apart by the browser's own speculation. */
const paintAfterClick = async (page: Page, to: string): Promise<number> => {
  await page.locator(`a[href="${to}"]:visible`).first().press('Enter');
  await page.waitForURL((url) => url.pathname === to);
  return (await page.evaluate(SINCE_CLICK)) as number; // what its promise resolves to
};
