import type { Browser, CDPSession } from 'playwright-core';
import { blockingTimeMs, type LongTask } from './blocking-time.ts';

export interface PageLoad {
  /** The total blocking time after the first contentful paint. */
  blockingMs: number;
  /** The cumulative layout shift. */
  layoutShift: number;
  /** When the largest element was painted, after the request. */
  largestPaintMs: number;
  /** The work of the page's main thread, from the request until the page is quiet. */
  mainThreadMs: number;
}

interface PageLoadOptions {
  url: string;
  /** The window's width in pixels. */
  width: number;
  /** The factor by which the CPU is slowed down. */
  slowdown: number;
  /** The line to the server. Without it, nothing slows the network down. */
  line?: NetworkLine;
}

export interface NetworkLine {
  /** The time from a request to the first byte of its answer. */
  latencyMs: number;
  bytesPerSecond: number;
}

/** The load includes the lazy work that follows the load event. */
const QUIET_MS = 500;
const HEIGHT_PX = 900;

interface Observed {
  shift: number;
  tasks: LongTask[];
  paintMs: number;
  largestPaintMs: number;
}

// This is a string because these scripts are compiled without browser types.
const OBSERVE = `
  const observed = (window.observed = { shift: 0, tasks: [], paintMs: 0, largestPaintMs: 0 });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('layout-shift', ({ value }) => { observed.shift += value; });
  observe('longtask', ({ startTime, duration }) => observed.tasks.push({ startMs: startTime, durationMs: duration }));
  observe('largest-contentful-paint', ({ startTime }) => { observed.largestPaintMs = startTime; });
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') observed.paintMs = startTime; });
`;

/** Measures a first visit to a page without interacting with it. Rejects when it does not answer 200 or paints nothing. */
export const loadPage = async (browser: Browser, options: PageLoadOptions): Promise<PageLoad> => {
  const { url, width, slowdown, line } = options;
  const context = await browser.newContext({ viewport: { width, height: HEIGHT_PX } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (line) await slowDownNetwork(session, line);
    const taskSeconds = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    };
    await page.addInitScript(OBSERVE);
    const before = await taskSeconds();
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}.`);
    await page.waitForTimeout(QUIET_MS * slowdown);
    const mainThreadMs = ((await taskSeconds()) - before) * 1000;
    const { tasks, paintMs, largestPaintMs, shift } = (await page.evaluate('window.observed')) as Observed; // OBSERVE wrote it
    if (paintMs === 0) throw new Error(`${url} painted nothing.`);
    return { blockingMs: blockingTimeMs(tasks, paintMs), layoutShift: shift, largestPaintMs, mainThreadMs };
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
