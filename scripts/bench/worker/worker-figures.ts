import { type Figure, figure } from '#scripts/bench/report/figure.ts';
import { meansInTurns } from '#scripts/bench/report/in-turns.ts';
import { requestsPerSecond } from './load.ts';
import type { Contender, Origins } from './worker-host.ts';

const WARM_UP_MS = 1_500;
const ROUND_MS = 200;
const ROUNDS = 50;

/** Compares the throughput of a page with the throughput of the same data without the measured work, in the same run. */
export const workerFigures = async (origins: Origins, path: string): Promise<Figure[]> => {
  await seedBareCache(origins, path);
  return [
    await ratioFigure('uncached', ['page', 'same-worker'], origins, path),
    await ratioFigure('cached', ['cached-page', 'cache-hit'], origins, path),
  ];
};

const ratioFigure = async (
  name: 'uncached' | 'cached',
  [measured, bare]: readonly [Contender, Contender],
  origins: Origins,
  path: string,
): Promise<Figure> => {
  const load = (contender: Contender, durationMs: number) =>
    requestsPerSecond(new URL(path, origins[contender]), durationMs);
  await load(measured, WARM_UP_MS);
  await load(bare, WARM_UP_MS);
  const rates = await meansInTurns(ROUNDS, {
    measured: () => load(measured, ROUND_MS),
    bare: () => load(bare, ROUND_MS),
  });
  const note = `${Math.round(rates.measured)} requests/s against ${Math.round(rates.bare)} of ${bare}`;
  return figure(name, rates.measured / rates.bare, { note });
};

/** Stores the real Worker's answer in the bare Worker, including its headers, because they are part of a page. */
const seedBareCache = async (origins: Origins, path: string): Promise<void> => {
  const page = await fetch(new URL(path, origins.page), { headers: { 'Accept-Encoding': 'identity' } });
  const headers = [...page.headers].filter(([name]) => !/^(?:content-length|transfer-encoding)$/.test(name));
  const stored = { 'X-Stored': JSON.stringify(headers) };
  await fetch(origins['cache-hit'], { method: 'PUT', headers: stored, body: await page.text() });
};
