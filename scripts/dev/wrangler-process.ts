import { OperatorError } from '#scripts/terminal/operator.ts';
import { spawnWrangler } from '#scripts/wrangler/spawn-wrangler.ts';
import { type RunningWrangler, STARTS_LATER, spawnDevelopment } from './spawn-development.ts';

/** workerd keeps 25 MB of each Worker that it has loaded, so another process replaces it after this many. */
const MOST_LOADED = 30;
/** The former wrangler has this much time to finish answers. */
const LAST_ANSWERS_MS = 5_000;

/** Under load, workerd sometimes crashes, and wrangler ends with it. */
const LOST_RUNTIME =
  '✗ The local runtime ended unexpectedly. It starts again, and you do not need to do anything.';

/** If it ends this often in so short a time, load is not the cause. */
const MANY_ENDS = 3;
const COUNTED_MS = 60_000;
const KEEPS_ENDING =
  '✗ The local runtime keeps ending unexpectedly. Fix what its messages above report. It starts again in a minute, or after the next change.';

interface WranglerProcess {
  /** Resolves to the Worker's address, without a trailing slash, once it runs. Rejects with OperatorError if wrangler has ended. */
  origin(): Promise<string>;
  /**
   * Is called before each load of another Worker. Starts wrangler again if it has ended. After many loads, starts another
   * wrangler, which answers as soon as it runs. The former one then ends.
   */
  beforeLoad(): void;
}

/**
 * Runs `wrangler dev` on a free port. It ends with this process. When wrangler ends on its own, says so, and starts it again
 * if it has run, a minute later if it keeps ending.
 */
export const startWrangler = (args: readonly string[], spawn = spawnWrangler): WranglerProcess => {
  let current: RunningWrangler | undefined;
  const keepsEnding = countEnds();
  const start = (): RunningWrangler => {
    const running = spawnDevelopment(args, spawn, (failure) => {
      if (current !== running) return;
      current = undefined;
      // If it ends before it runs, a new start would not fix the cause.
      if (!running.hasRun()) console.error(`\n✗ ${failure.message} ${failure.cure}`);
      else if (keepsEnding()) {
        console.error(`\n${KEEPS_ENDING}\n`);
        setTimeout(startIfNeeded, COUNTED_MS);
      } else {
        console.error(`\n${LOST_RUNTIME}\n`);
        current = start();
      }
    });
    return running;
  };
  const startIfNeeded = (): void => {
    current ??= start();
  };
  startIfNeeded();
  const renew = async (): Promise<void> => {
    const next = start();
    // If it does not start, the former one stays.
    if (!(await next.origin.catch(() => undefined))) return;
    const former = current;
    current = next;
    setTimeout(() => former?.end(), LAST_ANSWERS_MS);
  };
  let loaded = 0;
  return {
    origin: () => current?.origin ?? Promise.reject(new OperatorError('wrangler has ended.', STARTS_LATER)),
    beforeLoad: () => {
      startIfNeeded();
      loaded += 1;
      if (loaded % MOST_LOADED === 0) void renew();
    },
  };
};

/** Returns a function to call at each end. It says whether there were many within the last minute. */
const countEnds = () => {
  let ends: number[] = [];
  return (): boolean => {
    const now = performance.now();
    ends = [...ends.filter((end) => now - end < COUNTED_MS), now];
    return ends.length >= MANY_ENDS;
  };
};
