import type { Figure } from '#scripts/bench/report/figure.ts';
import { median } from '#scripts/bench/report/median.ts';
import { requestsPerSecond } from './load.ts';
import type { Contender, Origins } from './worker-host.ts';

const HOST = 'nitric.io';
const CONNECTIONS = 16;
const WARM_UP_MS = 1_500;
const ROUND_MS = 250;
const ROUNDS = 25;

const BUDGETS = { uncached: 0.6, cached: 0.9 } as const;

/** Throughput of a page against what the same data reaches without the work that is measured, in the same run. */
export const workerFigures = async (origins: Origins, path: string): Promise<Figure[]> => {
  await seedBareCache(origins, path);
  const uncached = await ratesOf(['page', 'same-worker', 'stored-entry'], origins, path);
  const cached = await ratesOf(['cached-page', 'cache-hit'], origins, path);
  return [
    {
      what: 'page through the Worker uncached, against its KV entry as it is',
      measured: uncached('page') / uncached('same-worker'),
      budget: BUDGETS.uncached,
      bound: 'at least',
      unit: 'ratio',
      note:
        `${Math.round(uncached('page'))} requests/s against ${Math.round(uncached('same-worker'))} of the same Worker; ` +
        `a worker without headers, cache and router: ${Math.round(uncached('stored-entry'))}`,
    },
    {
      what: 'cached page against a bare cache hit',
      measured: cached('cached-page') / cached('cache-hit'),
      budget: BUDGETS.cached,
      bound: 'at least',
      unit: 'ratio',
      note: `${Math.round(cached('cached-page'))} requests/s against ${Math.round(cached('cache-hit'))}`,
    },
  ];
};

/** Median requests a second. Rounds are short and take turns, so that whatever else the machine does meets all. */
const ratesOf = async (contenders: readonly Contender[], origins: Origins, path: string) => {
  const load = (contender: Contender, durationMs: number) =>
    requestsPerSecond({ origin: origins[contender], path, host: HOST, connections: CONNECTIONS, durationMs });
  for (const contender of contenders) await load(contender, WARM_UP_MS);
  const rates = new Map<Contender, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of contenders) {
      rates.set(contender, [...(rates.get(contender) ?? []), await load(contender, ROUND_MS)]);
    }
  }
  return (contender: Contender): number => median(rates.get(contender) ?? []);
};

/** The bare worker keeps the very answer of the real one, its headers included, which are a part of a page. */
const seedBareCache = async (origins: Origins, path: string): Promise<void> => {
  const page = await fetch(new URL(path, origins.page), { headers: { 'Accept-Encoding': 'identity' } });
  const {
    'content-length': _length,
    'transfer-encoding': _encoding,
    ...headers
  } = Object.fromEntries(page.headers);
  await fetch(origins['cache-hit'], { method: 'PUT', headers, body: await page.text() });
};
