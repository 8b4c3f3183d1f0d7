import type { Browser } from 'playwright-core';
import { blockingTimeMs, type LongTask } from './blocking-time.ts';

export interface PageLoad {
  /** Total blocking time after the first contentful paint. */
  blockingMs: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** Everything that the page's main thread did, from the request until all was quiet. */
  mainThreadMs: number;
}

export interface PageLoadOptions {
  url: string;
  width: number;
  /** How many times slower the CPU is made. */
  slowdown: number;
}

/** Lazy work that follows the load event belongs to the load. */
const QUIET_MS = 500;
const HEIGHT_PX = 900;

interface Observed {
  shift: number;
  tasks: LongTask[];
  paintMs: number;
}

// A string, since these scripts are compiled without the types of a browser.
const OBSERVE = `
  window.observed = { shift: 0, tasks: [], paintMs: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.observed.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.observed.tasks.push({ startMs: startTime, durationMs: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') window.observed.paintMs = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
`;

/** Opens a page as a first visit, touches nothing and watches. */
export const loadPage = async (browser: Browser, options: PageLoadOptions): Promise<PageLoad> => {
  const context = await browser.newContext({ viewport: { width: options.width, height: HEIGHT_PX } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown });
    const taskSeconds = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    };
    await page.addInitScript(OBSERVE);
    const before = await taskSeconds();
    const response = await page.goto(options.url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${options.url} answers ${response?.status()}.`);
    await page.waitForTimeout(QUIET_MS * options.slowdown);
    const mainThreadMs = ((await taskSeconds()) - before) * 1000;
    const observed = (await page.evaluate('window.observed')) as Observed; // OBSERVE wrote it
    if (observed.paintMs === 0) throw new Error(`${options.url} painted nothing.`);
    return {
      blockingMs: blockingTimeMs(observed.tasks, observed.paintMs),
      layoutShift: observed.shift,
      mainThreadMs,
    };
  } finally {
    await context.close();
  }
};
