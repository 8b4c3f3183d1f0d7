import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Figure, figure } from '#scripts/bench/report/figure.ts';
import { meansInTurns } from '#scripts/bench/report/in-turns.ts';
import { HOST, requestsPerSecond } from './load.ts';
import type { Contender, Origins } from './worker-host.ts';

const WARM_UP_MS = 1_500;
const ROUND_MS = 200;
const ROUNDS = 50;

/** Compares the throughput of a page with the throughput of the same data without the measured work, in the same run. */
export const workerFigures = async (origins: Origins, path: string): Promise<Figure[]> => {
  await seedBareCache(origins, path);
  const rates = (contenders: readonly Contender[]) => ratesInTurns(contenders, origins, path);
  const uncached = await rates(['page', 'same-worker']);
  const cached = await rates(['cached-page', 'edge-cached-page', 'cache-hit']);
  const bare = cached['cache-hit'];
  const atEdge = (cached['edge-cached-page'] / bare).toFixed(2);
  return [
    figure('uncached', uncached.page / uncached['same-worker'], { note: rateNote(uncached) }),
    figure('cached', cached['cached-page'] / bare, {
      note: `from the memory of the isolate; ${atEdge} if it asks the edge cache each time; ${rateNote(cached)}`,
    }),
  ];
};

type Rates = Record<Contender, number>;

/** The answers per second of each contender. */
const ratesInTurns = async (
  contenders: readonly Contender[],
  origins: Origins,
  path: string,
): Promise<Rates> => {
  const load = (contender: Contender, durationMs: number) =>
    requestsPerSecond(new URL(path, origins[contender]), durationMs);
  for (const contender of contenders) await load(contender, WARM_UP_MS);
  const measurements = Object.fromEntries(contenders.map((name) => [name, () => load(name, ROUND_MS)]));
  return (await meansInTurns(ROUNDS, measurements)) as Rates; // an entry for each contender
};

const rateNote = (rates: Partial<Rates>): string =>
  Object.entries(rates)
    .map(([name, rate]) => `${Math.round(rate)} requests/s of ${name}`)
    .join(', ');

/** Stores the real Worker's answer in the bare Worker, including its headers, because they are part of a page. */
const seedBareCache = async (origins: Origins, path: string): Promise<void> => {
  const page = await request(new URL(path, origins.page));
  const headers = Object.entries(page.headers).filter(
    ([name]) => !/^(?:content-length|transfer-encoding)$/.test(name),
  );
  const stored = { 'X-Stored': JSON.stringify(headers) };
  await fetch(origins['cache-hit'], { method: 'PUT', headers: stored, body: await text(page) });
};

/** Requests an address under the production host. `fetch` cannot set that header. */
const request = (url: URL): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { Host: HOST } }, resolve).on('error', reject);
  });
