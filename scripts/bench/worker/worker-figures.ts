import type { Figure } from '../report/figure.ts';
import { median } from '../report/median.ts';
import { requestsPerSecond } from './load.ts';
import type { Contender, Origins } from './worker-host.ts';

const HOST = 'nitric.io';
const CONNECTIONS = 16;
const WARM_UP_MS = 1_500;
const ROUND_MS = 700;
const ROUNDS = 9;

const BUDGETS = { uncached: 0.6, cached: 0.9 } as const;

/** Throughput of a page against what a bare worker reaches with the same data, in the same run. */
export const workerFigures = async (origins: Origins, path: string): Promise<Figure[]> => {
  const load = (contender: Contender, durationMs: number) =>
    requestsPerSecond({ origin: origins[contender], path, host: HOST, connections: CONNECTIONS, durationMs });

  /** Rounds take turns, so that whatever else the machine does meets both. */
  const compare = async (own: Contender, bare: Contender) => {
    for (const contender of [own, bare]) await load(contender, WARM_UP_MS);
    const rates: Record<'own' | 'bare', number[]> = { own: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.own.push(await load(own, ROUND_MS));
      rates.bare.push(await load(bare, ROUND_MS));
    }
    const [ownRate, bareRate] = [median(rates.own), median(rates.bare)];
    return {
      measured: ownRate / bareRate,
      bound: 'at least' as const,
      unit: 'ratio' as const,
      note: `${Math.round(ownRate)} against ${Math.round(bareRate)} requests/s, medians of ${ROUNDS} rounds in turns`,
    };
  };

  await seedBareCache(origins, path);
  return [
    {
      what: 'page through the Worker uncached, against its KV entry as it is',
      budget: BUDGETS.uncached,
      ...(await compare('page', 'stored-entry')),
    },
    {
      what: 'cached page against a bare cache hit',
      budget: BUDGETS.cached,
      ...(await compare('cached-page', 'cache-hit')),
    },
  ];
};

/** The bare worker keeps the very page that the real one answers with. */
const seedBareCache = async (origins: Origins, path: string): Promise<void> => {
  const page = await fetch(new URL(path, origins.page));
  await fetch(origins['cache-hit'], { method: 'PUT', body: await page.text() });
};
