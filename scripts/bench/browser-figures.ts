import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch, FAST_PAINT_ARGS } from './chromium.ts';
import { inTurns } from './measuring.ts';
import { type Delivery, type PageServer, pageWeights, startPageServer } from './page-server.ts';
import { type Figure, figure } from './report.ts';

const BARE_PATH = '/bare';
const BARE_LINK_PATH = '/bare-link';
const barePage = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>${body}</html>`;

/** The article of a page without styles, font, or script, and a page with a link to it. */
const barePagesOf = async (address: URL): Promise<Record<string, string>> => {
  const html = await (await fetch(address)).text();
  const [article] = /<article.*?<\/article>/s.exec(html) ?? [];
  if (!article) throw new Error(`${address} has no article.`);
  return {
    [BARE_PATH]: barePage(article.replaceAll(/<script.*?<\/script>| (?:class|id)="[^"]*"/gs, '')),
    [BARE_LINK_PATH]: barePage(`<a href="${BARE_PATH}">Bare</a>`),
  };
};

/** Opens the page at `path` in a real Chromium. Measures download sizes and paints. */
export const browserFigures = async (siteFolder: string, workerOrigin: URL, path: string) => {
  const publicFolder = join(siteFolder, 'public');
  const barePages = await barePagesOf(new URL(path, workerOrigin));
  const server = await startPageServer({ publicFolder, workerOrigin, barePages });
  const browser = await chromium.launch(await chromiumLaunch(FAST_PAINT_ARGS));
  const url = server.origin + path;
  try {
    return [
      ...pageWeights(await deliveriesOf(browser, server, url)),
      await firstPaintFigure(browser, url, server.origin + BARE_PATH),
      await nextPageFigure(browser, url, server.origin + BARE_LINK_PATH),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
};

const PHONE_PX = 360;
const DESK_PX = 1440;
const HEIGHT_PX = 900;

/** Everything that a first visit fetches. */
const deliveriesOf = async (browser: Browser, server: PageServer, url: string): Promise<Delivery[]> => {
  await inNewPage(browser, DESK_PX, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
  });
  const deliveries = server.takeDeliveries();
  const html = deliveries.find(({ contentType }) => contentType.startsWith('text/html'));
  // A headless browser does not fetch the icon, but a browser with a window does.
  const icon = /<link rel="icon" href="([^"]+)"/.exec(html?.body.toString() ?? '')?.[1];
  if (icon) await fetch(server.origin + icon);
  return [...deliveries, ...server.takeDeliveries()];
};

/** The load includes the lazy work that follows the load event. */
const QUIET_MS = 500;

const inNewPage = async <Result>(
  browser: Browser,
  width: number,
  work: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT_PX } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};

/** Other work on the machine only adds time, so the least value is closest to the page's. */
const least = (values: readonly number[]): number => Math.min(...values);

const SLOW_ROUNDS = 5;

const firstPaintFigure = async (browser: Browser, url: string, bareUrl: string): Promise<Figure> => {
  const { phone, desk, bare } = await inTurns(
    SLOW_ROUNDS,
    {
      phone: () => firstPaint(browser, url, PHONE_PX),
      desk: () => firstPaint(browser, url, DESK_PX),
      bare: () => firstPaint(browser, bareUrl, PHONE_PX),
    },
    least,
  );
  const note = `the later one of ${Math.round(phone)} ms at ${PHONE_PX} px and ${Math.round(desk)} ms at ${DESK_PX} px, against ${Math.round(bare)} ms`;
  return figure('firstPaint', Math.max(phone, desk) / bare, { note });
};

/** The time from `start`, which is JavaScript, to the first contentful paint. A busy machine may paint late. */
const paintSince = async (page: Page, start: string): Promise<number> =>
  // These scripts are strings because they are compiled without browser types.
  (await page.evaluate(`new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(performance.timeOrigin + paint.startTime - (${start}));
    }).observe({ type: 'paint', buffered: true });
  })`)) as number; // what its promise resolves to

/** The time from the request for a page to its first paint on a slow phone, in ms. */
const firstPaint = (browser: Browser, url: string, width: number): Promise<number> =>
  inNewPage(browser, width, async (page) => {
    await slowDown(await page.context().newCDPSession(page));
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}.`);
    return paintSince(page, 'performance.timeOrigin');
  });

const SLOWDOWN = 4;
/** The line that Lighthouse calls slow 4G: 1.6 Mbit a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
};

const ROUNDS = 9;

/** Measures the time from the click on a link to a prefetched page until the first contentful paint of that page. */
const nextPageFigure = async (browser: Browser, url: string, bareUrl: string): Promise<Figure> => {
  const { page, bare } = await inTurns(
    ROUNDS,
    {
      page: () => paintAfterClick(browser, url, pathFetchedAhead),
      bare: () => paintAfterClick(browser, bareUrl, async () => BARE_PATH),
    },
    least,
  );
  return figure('nextPage', page / bare, { note: `${page.toFixed(1)} ms against ${bare.toFixed(1)} ms` });
};

const NOTE_CLICKS = `addEventListener('click', ({ timeStamp }) => {
  sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp);
}, true);`;
const FETCHED_AHEAD = `new Promise((resolve, reject) => {
  const isThere = (href) => performance.getEntriesByName(href).some(({ responseEnd }) => responseEnd > 0);
  const look = () => {
    const links = [...document.querySelectorAll('link[rel=prefetch]')].map(({ href }) => href);
    const href = links.find(isThere);
    if (href) resolve(new URL(href).pathname);
    else if (performance.now() > 20_000) reject(new Error('The page fetched nothing ahead.'));
    else setTimeout(look, 50);
  };
  look();
})`;

/** The path of a prefetched page. Prefetching starts with the reader's first action: here, a key. */
const pathFetchedAhead = async (page: Page): Promise<string> => {
  await page.keyboard.press('Shift');
  return (await page.evaluate(FETCHED_AHEAD)) as string; // what its promise resolves to
};

const paintAfterClick = (
  browser: Browser,
  from: string,
  target: (page: Page) => Promise<string>,
): Promise<number> =>
  inNewPage(browser, DESK_PX, async (page) => {
    await page.addInitScript(NOTE_CLICKS);
    await page.goto(from);
    const to = await target(page);
    // A key opens the link, because hovering over it would start the browser's own prerendering.
    await page.locator(`a[href="${to}"]:visible`).first().press('Enter');
    await page.waitForURL((url) => url.pathname === to);
    return paintSince(page, "Number(sessionStorage.getItem('clicked'))");
  });
