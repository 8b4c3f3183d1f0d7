import type { Browser, Page } from 'playwright-core';
import { type Figure, figure } from '#scripts/bench/report/figure.ts';
import { mediansInTurns } from '#scripts/bench/report/in-turns.ts';

interface NextPageOptions {
  /** The address of the page that the reader is on. It links to an article that is prefetched. */
  page: string;
  /** The address of a page that contains only a link, and the path of the bare page that it links to. */
  bare: string;
  bareTo: string;
}

const ROUNDS = 9;
const VIEWPORT = { width: 1440, height: 900 };

// These are strings because these scripts are compiled without browser types.
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
const FETCHED_AHEAD = `new Promise((resolve, reject) => {
  const isThere = (href) => performance.getEntriesByName(href).some(({ responseEnd }) => responseEnd > 0);
  const look = () => {
    const links = [...document.querySelectorAll('link[rel=prefetch]')].map(({ href }) => href);
    const href = links.find((link) => /article/.test(link) && isThere(link));
    if (href) resolve(new URL(href).pathname);
    else if (performance.now() > 20_000) reject(new Error('The page fetched no article ahead.'));
    else setTimeout(look, 50);
  };
  look();
})`;

/** Measures the time from the click on a link to a prefetched page until the first contentful paint of that page. */
export const nextPageFigure = async (browser: Browser, options: NextPageOptions): Promise<Figure> => {
  const { page, bare } = await mediansInTurns(ROUNDS, {
    page: () => paintAfterClick(browser, options.page, pathFetchedAhead),
    bare: () => paintAfterClick(browser, options.bare, async () => options.bareTo),
  });
  return figure('nextPage', page, { note: `${bare.toFixed(1)} ms for a bare page in turns` });
};

/** The path of a prefetched article. Prefetching starts with the reader's first action: here, a key. */
const pathFetchedAhead = async (page: Page): Promise<string> => {
  await page.keyboard.press('Shift');
  return (await page.evaluate(FETCHED_AHEAD)) as string; // what its promise resolves to
};

const paintAfterClick = async (
  browser: Browser,
  from: string,
  target: (page: Page) => Promise<string>,
): Promise<number> => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript(NOTE_CLICKS);
    await page.goto(from);
    const to = await target(page);
    // A key opens the link, because hovering over it would start the browser's own prerendering.
    await page.locator(`a[href="${to}"]:visible`).first().press('Enter');
    await page.waitForURL((url) => url.pathname === to);
    return (await page.evaluate(SINCE_CLICK)) as number; // what its promise resolves to
  } finally {
    await context.close();
  }
};
