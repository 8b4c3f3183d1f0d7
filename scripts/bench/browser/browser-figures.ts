import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Figure } from '#scripts/bench/report/figure.ts';
import { median } from '#scripts/bench/report/median.ts';
import { launchChromium } from './launch-chromium.ts';
import { loadPage, type PageLoad } from './load-page.ts';
import { nextPageFigure } from './next-page.ts';
import { type Delivery, type PageServer, startPageServer } from './page-server.ts';
import { pageWeights } from './page-weights.ts';
import { proveReactMarks } from './react-marks.ts';

export interface BrowserFiguresOptions {
  siteFolder: string;
  workerOrigin: URL;
  /** The page that is opened. */
  path: string;
  /** HTML of the same page in a site of 2,000 pages. */
  largeSiteHtml: string;
}

const BARE_PATH = '/bare';
const BARE_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><h1>Bare</h1><p>A page.</p></html>';
const BARE_LINK_PATH = '/bare-link';
const BARE_LINK = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Link</title><a href="${BARE_PATH}">Bare</a></html>`;
const WIDTHS_PX = { phone: 360, desk: 1440 } as const;
const SLOWDOWN = 4;
const MAIN_THREAD_ROUNDS = 9;
const SLOW_ROUNDS = 3;
/** Bare page of the machine on which the budget was set, and the budget there. */
const REFERENCE = { bareMs: 20, pageMs: 43 } as const;

/** Opens the page in a real Chromium: what is fetched, what shifts, what blocks, what the main thread does. */
export const browserFigures = async (options: BrowserFiguresOptions): Promise<Figure[]> => {
  const publicFolder = join(options.siteFolder, 'public');
  await proveReactMarks(join(publicFolder, 'docs/assets'));
  const server = await startPageServer({
    publicFolder,
    workerOrigin: options.workerOrigin,
    ownPages: { [BARE_PATH]: BARE_PAGE, [BARE_LINK_PATH]: BARE_LINK },
  });
  const url = server.origin + options.path;
  try {
    const browser = await launchChromium();
    try {
      return [
        ...pageWeights(await deliveriesOf(browser, server, url), options.largeSiteHtml),
        ...(await slowFigures(browser, url)),
        await mainThreadFigure(browser, url, server.origin + BARE_PATH),
        await nextPageFigure(browser, {
          origin: server.origin,
          from: options.path,
          bareFrom: BARE_LINK_PATH,
          bareTo: BARE_PATH,
        }),
      ];
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
};

/** What a first visit fetches. */
const deliveriesOf = async (browser: Browser, server: PageServer, url: string): Promise<Delivery[]> => {
  await loadPage(browser, { url, width: WIDTHS_PX.desk, slowdown: 1 });
  const deliveries = server.takeDeliveries();
  const html = deliveries.find(({ contentType }) => contentType.startsWith('text/html'));
  // A browser with a window fetches the icon as well.
  const icon = /<link rel="icon" href="([^"]+)"/.exec(html?.body.toString() ?? '')?.[1];
  if (icon) await fetch(server.origin + icon);
  return [...deliveries, ...server.takeDeliveries()];
};

const slowFigures = async (browser: Browser, url: string): Promise<Figure[]> => {
  const loads: PageLoad[] = [];
  for (let round = 0; round < SLOW_ROUNDS; round += 1) {
    for (const width of Object.values(WIDTHS_PX)) {
      loads.push(await loadPage(browser, { url, width, slowdown: SLOWDOWN }));
    }
  }
  const comparison = '0 ms and 0 Starlight, 171 to 348 ms the others';
  return [
    {
      what: `blocking time with a CPU ${SLOWDOWN} times slower`,
      measured: median(loads.map(({ blockingMs }) => blockingMs)),
      budget: 0,
      bound: 'at most',
      unit: 'ms',
      comparison,
      note: `median of ${loads.length} loads, at ${Object.values(WIDTHS_PX).join(' and ')} px`,
    },
    {
      what: 'layout shift',
      measured: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
      budget: 0,
      bound: 'at most',
      unit: 'shift',
      comparison,
      note: `worst of ${loads.length} loads`,
    },
  ];
};

/** The budget is meant for a machine that needs 20 ms for a bare page; where that takes longer it grows with it. */
const mainThreadFigure = async (browser: Browser, url: string, bareUrl: string): Promise<Figure> => {
  const times: Record<'page' | 'bare', number[]> = { page: [], bare: [] };
  const workOf = async (address: string) =>
    (await loadPage(browser, { url: address, width: WIDTHS_PX.desk, slowdown: 1 })).mainThreadMs;
  for (let round = 0; round < MAIN_THREAD_ROUNDS; round += 1) {
    times.page.push(await workOf(url));
    times.bare.push(await workOf(bareUrl));
  }
  const bareMs = median(times.bare);
  return {
    what: 'main-thread work of a page load',
    measured: median(times.page),
    budget: REFERENCE.pageMs * Math.max(1, bareMs / REFERENCE.bareMs),
    bound: 'at most',
    unit: 'ms',
    comparison: '88 ms Starlight',
    note: `${bareMs.toFixed(1)} ms for a bare page in turns; a bare page of more than ${REFERENCE.bareMs} ms raises the budget of ${REFERENCE.pageMs} ms alike`,
  };
};
