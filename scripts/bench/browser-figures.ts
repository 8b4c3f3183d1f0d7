import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumLaunch, FAST_PAINT_ARGS } from './chromium.ts';
import { inTurns } from './measuring.ts';
import { type Delivery, type PageServer, pageWeights, startPageServer } from './page-server.ts';
import { type Figure, figure } from './report.ts';

interface BrowserFiguresOptions {
  siteFolder: string;
  workerOrigin: URL;
  /** The path of the page to open. */
  path: string;
}

const BARE_PATH = '/bare';
const BARE_LINK_PATH = '/bare-link';
const barePage = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>${body}</html>`;

/** The article of a page without styles, font, or script, and a page with a link to it. */
const barePages = async (address: URL): Promise<Record<string, string>> => {
  const html = await (await fetch(address)).text();
  const [article] = /<article.*?<\/article>/s.exec(html) ?? [];
  if (!article) throw new Error(`${address} has no article.`);
  return {
    [BARE_PATH]: barePage(article.replaceAll(/<script.*?<\/script>| (?:class|id)="[^"]*"/gs, '')),
    [BARE_LINK_PATH]: barePage(`<a href="${BARE_PATH}">Bare</a>`),
  };
};

const PHONE_PX = 360;
const DESK_PX = 1440;
const SLOWDOWN = 4;
const SLOW_LINE_ROUNDS = 5;
/** The line that Lighthouse calls slow 4G: 1.6 Mbit a second. */
const SLOW_4G: NetworkLine = { latencyMs: 150, bytesPerSecond: 200_000 };

/** Opens the page in a real Chromium. Measures download sizes and paints. */
export const browserFigures = async (options: BrowserFiguresOptions): Promise<Figure[]> => {
  const { siteFolder, workerOrigin, path } = options;
  const publicFolder = join(siteFolder, 'public');
  const ownPages = await barePages(new URL(path, workerOrigin));
  const server = await startPageServer({ publicFolder, workerOrigin, ownPages });
  const browser = await chromium.launch(await chromiumLaunch(FAST_PAINT_ARGS));
  const url = server.origin + path;
  try {
    return [
      ...pageWeights(await deliveriesOf(browser, server, url)),
      await firstPaintFigure(browser, url, server.origin + BARE_PATH),
      await nextPageFigure(browser, {
        page: url,
        bare: server.origin + BARE_LINK_PATH,
        bareTo: BARE_PATH,
      }),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
};

/** Everything that a first visit fetches. */
const deliveriesOf = async (browser: Browser, server: PageServer, url: string): Promise<Delivery[]> => {
  await loadPage(browser, { url, width: DESK_PX, slowdown: 1 });
  const deliveries = server.takeDeliveries();
  const html = deliveries.find(({ contentType }) => contentType.startsWith('text/html'));
  // A headless browser does not fetch the icon, but a browser with a window does.
  const icon = /<link rel="icon" href="([^"]+)"/.exec(html?.body.toString() ?? '')?.[1];
  if (icon) await fetch(server.origin + icon);
  return [...deliveries, ...server.takeDeliveries()];
};

/** Other work on the machine only adds time, so the least value says most about the page. */
const least = (values: readonly number[]): number => Math.min(...values);

const firstPaintFigure = async (browser: Browser, url: string, bareUrl: string): Promise<Figure> => {
  const paintOf = (address: string, width: number) => async () =>
    loadPage(browser, { url: address, width, slowdown: SLOWDOWN, line: SLOW_4G });
  const times = {
    phone: paintOf(url, PHONE_PX),
    desk: paintOf(url, DESK_PX),
    bare: paintOf(bareUrl, PHONE_PX),
  };
  const { phone, desk, bare } = await inTurns(SLOW_LINE_ROUNDS, times, least);
  const note = `the later one of ${Math.round(phone)} ms at ${PHONE_PX} px and ${Math.round(desk)} ms at ${DESK_PX} px, against ${Math.round(bare)} ms`;
  return figure('firstPaint', Math.max(phone, desk) / bare, { note });
};

interface PageLoadOptions {
  url: string;
  /** The window's width in pixels. */
  width: number;
  /** The factor by which the CPU is slowed down. */
  slowdown: number;
  /** The line to the server. Without it, nothing slows the network down. */
  line?: NetworkLine;
}

interface NetworkLine {
  /** The time from a request to the first byte of its answer. */
  latencyMs: number;
  bytesPerSecond: number;
}

/** The load includes the lazy work that follows the load event. */
const QUIET_MS = 500;
const HEIGHT_PX = 900;

/** A string, because these scripts are compiled without browser types. A busy machine may paint after the quiet time. */
const FIRST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) resolve(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
})`;

/** The time from the request for a page to its first contentful paint, in ms. Rejects if the page does not answer 200. */
const loadPage = async (browser: Browser, options: PageLoadOptions): Promise<number> => {
  const { url, width, slowdown, line } = options;
  const context = await browser.newContext({ viewport: { width, height: HEIGHT_PX } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (line) await slowDownNetwork(session, line);
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}.`);
    await page.waitForTimeout(QUIET_MS * slowdown);
    return (await page.evaluate(FIRST_PAINT)) as number; // what its promise resolves to
  } finally {
    await context.close();
  }
};

const slowDownNetwork = async (
  session: CDPSession,
  { latencyMs, bytesPerSecond }: NetworkLine,
): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
};

interface NextPageOptions {
  /** The address of the page that the reader is on. It links to a page that is prefetched. */
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
    const href = links.find(isThere);
    if (href) resolve(new URL(href).pathname);
    else if (performance.now() > 20_000) reject(new Error('The page fetched nothing ahead.'));
    else setTimeout(look, 50);
  };
  look();
})`;

/** Measures the time from the click on a link to a prefetched page until the first contentful paint of that page. */
const nextPageFigure = async (browser: Browser, options: NextPageOptions): Promise<Figure> => {
  const times = {
    page: () => paintAfterClick(browser, options.page, pathFetchedAhead),
    bare: () => paintAfterClick(browser, options.bare, async () => options.bareTo),
  };
  const { page, bare } = await inTurns(ROUNDS, times, least);
  return figure('nextPage', page / bare, { note: `${page.toFixed(1)} ms against ${bare.toFixed(1)} ms` });
};

/** The path of a prefetched page. Prefetching starts with the reader's first action: here, a key. */
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
