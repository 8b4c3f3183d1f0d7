import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { gzipKilobytes } from '#scripts/bench/gzip-bytes.ts';
import { type Figure, figure } from '#scripts/bench/report/figure.ts';
import { mediansInTurns } from '#scripts/bench/report/in-turns.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import type { BundledWorkers } from './bundle-workers.ts';
import { startUpWorker } from './start-up-worker.ts';
import { type WorkerModule, workerModules } from './worker-modules.ts';

const ROUNDS = 21;
const WARM_UP_ROUNDS = 3;
const ADDRESS = '/docs/api/release';

/**
 * The size of the Worker and the time in which an isolate starts and answers, with and without the drawing of cards and the
 * tools for agents.
 */
export const startUpFigures = async (workers: BundledWorkers): Promise<Figure[]> => {
  const whole = await workerModules(workers.folder);
  const noCards = await workerModules(workers.withoutCards);
  const noTools = await workerModules(workers.withoutTools);
  const times = await startUpTimes({ whole, noCards, noTools });
  const note = (name: 'noCards' | 'noTools') =>
    `${times.whole.toFixed(1)} ms with them, ${times[name].toFixed(1)} ms without`;
  return [
    figure('workerSize', kilobytes(whole), {
      note: `${kilobytes(noCards).toFixed(1)} kB without social images, ${kilobytes(noTools).toFixed(1)} kB without tools`,
    }),
    figure('startUp', times.whole / times.noCards, { note: note('noCards') }),
    figure('toolsStartUp', times.whole / times.noTools, { note: note('noTools') }),
  ];
};

const kilobytes = (modules: readonly WorkerModule[]): number =>
  gzipKilobytes(modules.map(({ contents }) => contents));

/** The medians in milliseconds. Every request starts a new isolate. */
const startUpTimes = async <Name extends string>(
  contenders: Readonly<Record<Name, WorkerModule[]>>,
): Promise<Record<Name, number>> => {
  const { vars, compatibilityDate } = await readProjectConfig();
  const names = Object.keys(contenders) as Name[]; // the record's own keys
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      cf: false,
      workers: names.map((name) => ({
        name,
        modules: startUpWorker(contenders[name], compatibilityDate),
        modulesRoot: '/',
        compatibilityDate,
        bindings: { VARS: vars },
        workerLoaders: { LOADER: {} },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      })),
    }),
  );
  try {
    const start = async (name: Name): Promise<number> => {
      const url = new URL(ADDRESS, await miniflare.unsafeGetDirectURL(name));
      const began = performance.now();
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The Worker answered ${answer.status}.`);
      return performance.now() - began;
    };
    const measurements = Object.fromEntries(names.map((name) => [name, () => start(name)]));
    await mediansInTurns(WARM_UP_ROUNDS, measurements);
    return (await mediansInTurns(ROUNDS, measurements)) as Record<Name, number>; // one entry for each name
  } finally {
    await miniflare.dispose();
  }
};
