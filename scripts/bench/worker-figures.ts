import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inTurns, mean } from './measuring.ts';
import { type Figure, figure } from './report.ts';
import { CONTENDERS, type Contender, type Origins } from './worker-host.ts';

const WARM_UP_MS = 1_500;
const ROUND_MS = 200;
const ROUNDS = 50;

/** Compares the throughput of a page, rendered and from the cache, with that of a bare cache hit, in the same run. */
export const workerFigures = async (origins: Origins, path: string): Promise<Figure[]> => {
  await seedBareCache(origins, path);
  const load = (contender: Contender, durationMs: number) => () =>
    requestsPerSecond(new URL(path, origins[contender]), durationMs);
  for (const contender of CONTENDERS) await load(contender, WARM_UP_MS)();
  const measurements = CONTENDERS.map((contender) => [contender, load(contender, ROUND_MS)] as const);
  const rates = (await inTurns(ROUNDS, Object.fromEntries(measurements), mean)) as Rates; // an entry for each contender
  const note = rateNote(rates);
  return [
    figure('uncached', rates.page / rates['cache-hit'], { note }),
    figure('cached', rates['cached-page'] / rates['cache-hit']),
  ];
};

type Rates = Record<Contender, number>;

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

/** The production host, because pages on loopback hosts lack some headers. */
const HOST = 'nitric.io';
const CONNECTIONS = 16;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Requests an address under the production host. `fetch` cannot set that header. Rejects if the answer is not 200. */
const request = (url: URL): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { Host: HOST, Accept: 'text/html' } }, (answer) =>
      answer.statusCode === 200 ? resolve(answer) : reject(new Error(`${url} answers ${answer.statusCode}.`)),
    ).on('error', reject);
  });

/** The number of answers per second if each connection always waits for one answer. */
const requestsPerSecond = async (url: URL, durationMs: number): Promise<number> => {
  const started = performance.now();
  let answered = 0;
  const connection = async () => {
    while (performance.now() < started + durationMs) {
      for await (const _ of await request(url)); // reads it to its end
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return (answered * 1000) / (performance.now() - started);
};
