import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { inTurns, mean } from './measuring.ts';
import { type Figure, figure } from './report.ts';
import type { Contender, Origins } from './worker-host.ts';

const WARM_UP_MS = 1_500;
const ROUND_MS = 200;
const ROUNDS = 50;

/** Compares the throughput of a page with the throughput of the same data without the measured work, in the same run. */
export const workerFigures = async (origins: Origins, path: string): Promise<Figure[]> => {
  await seedBareCache(origins, path);
  const rates = (contenders: readonly Contender[]) => ratesInTurns(contenders, origins, path);
  const uncached = await rates(['page', 'same-worker']);
  const cached = await rates(['cached-page', 'cache-hit']);
  return [
    figure('uncached', uncached.page / uncached['same-worker'], { note: rateNote(uncached) }),
    figure('cached', cached['cached-page'] / cached['cache-hit'], { note: rateNote(cached) }),
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
  return (await inTurns(ROUNDS, measurements, mean)) as Rates; // an entry for each contender
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

const CONNECTIONS = 16;
/** autocannon counts in steps of this length. A run lasts a whole number of steps. */
const STEP_MS = 50;
/** The production host, because pages on loopback hosts lack some headers. */
const HOST = 'nitric.io';

type Answers = Pick<autocannon.Result, '2xx' | 'non2xx' | 'errors' | 'duration'>;

/** The number of answers per second if each connection always waits for one answer. Rejects when a request fails. */
const requestsPerSecond = async (url: URL, durationMs: number): Promise<number> => {
  const headers = { Host: HOST, Accept: 'text/html' };
  const run = { connections: CONNECTIONS, duration: durationMs / 1000, sampleInt: STEP_MS };
  return answerRate(url.href, await autocannon({ url: url.href, headers, ...run }));
};

/** The number of answers per second. Throws when a request failed or an answer was not 2xx. */
const answerRate = (url: string, answers: Answers): number => {
  const { '2xx': answered, non2xx, errors, duration } = answers;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} failed.`);
  return answered / duration;
};
