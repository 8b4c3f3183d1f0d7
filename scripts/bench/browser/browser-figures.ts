import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { BUDGETS } from '#scripts/bench/report/budgets.ts';
import { type Figure, figure } from '#scripts/bench/report/figure.ts';
import { mediansInTurns } from '#scripts/bench/report/in-turns.ts';
import { median } from '#scripts/bench/report/median.ts';
import { chromiumLaunch, FAST_PAINT_ARGS } from './chromium.ts';
import { loadPage, type NetworkLine, type PageLoad } from './load-page.ts';
import { nextPageFigure } from './next-page.ts';
import { type Delivery, type PageServer, startPageServer } from './page-server.ts';
import { pageWeights } from './page-weights.ts';
import { proveReactMarks } from './react-marks.ts';
import { searchDialogFigures } from './search-dialog-figures.ts';

interface BrowserFiguresOptions {
  siteFolder: string;
  workerOrigin: URL;
  /** The path of the page to open. */
  path: string;
  /** The HTML of the same page in a site of 2,000 pages. */
  largeSiteHtml: string;
}

const BARE_PATH = '/bare';
const BARE_LINK_PATH = '/bare-link';
const barePage = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>${body}</html>`;
const OWN_PAGES = {
  [BARE_PATH]: barePage('<h1>Bare</h1><p>A page.</p>'),
  [BARE_LINK_PATH]: barePage(`<a href="${BARE_PATH}">Bare</a>`),
};
const PHONE_PX = 360;
const DESK_PX = 1440;
const SLOWDOWN = 4;
const SLOW_ROUNDS = 3;
const SLOW_LINE_ROUNDS = 7;
/** The line that Lighthouse calls slow 4G: 1.6 Mbit a second. */
const SLOW_4G: NetworkLine = { latencyMs: 150, bytesPerSecond: 200_000 };
const MAIN_THREAD_ROUNDS = 25;
/** The main-thread work of the bare page on the machine that the budget was set on. */
const REFERENCE_BARE_MS = 20;

/** Opens the page in a real Chromium. Measures download sizes, layout shifts, blocking time and main-thread work. */
export const browserFigures = async (options: BrowserFiguresOptions): Promise<Figure[]> => {
  const { siteFolder, workerOrigin, path, largeSiteHtml } = options;
  const publicFolder = join(siteFolder, 'public');
  await proveReactMarks(join(publicFolder, 'docs/assets'));
  const server = await startPageServer({ publicFolder, workerOrigin, ownPages: OWN_PAGES });
  const browser = await chromium.launch(await chromiumLaunch(FAST_PAINT_ARGS));
  const url = server.origin + path;
  try {
    return [
      ...pageWeights(await deliveriesOf(browser, server, url), largeSiteHtml),
      ...(await slowFigures(browser, url)),
      await largestPaintFigure(browser, url),
      await mainThreadFigure(browser, url, server.origin + BARE_PATH),
      await nextPageFigure(browser, {
        page: url,
        bare: server.origin + BARE_LINK_PATH,
        bareTo: BARE_PATH,
      }),
      ...(await searchDialogFigures(browser, server, url)),
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

const slowFigures = async (browser: Browser, url: string): Promise<Figure[]> => {
  const loads: PageLoad[] = [];
  for (let round = 0; round < SLOW_ROUNDS; round += 1) {
    for (const width of [PHONE_PX, DESK_PX])
      loads.push(await loadPage(browser, { url, width, slowdown: SLOWDOWN }));
  }
  return [
    figure('blocking', median(loads.map(({ blockingMs }) => blockingMs)), {
      note: `median of ${loads.length} loads, at ${PHONE_PX} and ${DESK_PX} px`,
    }),
    figure('layoutShift', Math.max(...loads.map(({ layoutShift }) => layoutShift)), {
      note: `worst of ${loads.length} loads`,
    }),
  ];
};

const largestPaintFigure = async (browser: Browser, url: string): Promise<Figure> => {
  const paintAt = (width: number) => async () =>
    (await loadPage(browser, { url, width, slowdown: SLOWDOWN, line: SLOW_4G })).largestPaintMs;
  const { phone, desk } = await mediansInTurns(SLOW_LINE_ROUNDS, {
    phone: paintAt(PHONE_PX),
    desk: paintAt(DESK_PX),
  });
  const note = `the later one of ${Math.round(phone)} ms at ${PHONE_PX} px and ${Math.round(desk)} ms at ${DESK_PX} px`;
  return figure('largestPaint', Math.max(phone, desk), { note });
};

/** The budget applies to a machine that needs 20 ms for a bare page. On a slower machine it grows in proportion. */
const mainThreadFigure = async (browser: Browser, url: string, bareUrl: string): Promise<Figure> => {
  const workOf = (address: string) => async () =>
    (await loadPage(browser, { url: address, width: DESK_PX, slowdown: 1 })).mainThreadMs;
  const { page, bare } = await mediansInTurns(MAIN_THREAD_ROUNDS, {
    page: workOf(url),
    bare: workOf(bareUrl),
  });
  const { budget } = BUDGETS.mainThread;
  return figure('mainThread', page, {
    budget: budget * Math.max(1, bare / REFERENCE_BARE_MS),
    note: `${bare.toFixed(1)} ms for a bare page in turns; a bare page of more than ${REFERENCE_BARE_MS} ms raises the budget of ${budget} ms in proportion`,
  });
};
