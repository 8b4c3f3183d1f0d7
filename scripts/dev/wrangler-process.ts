import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { spawnWrangler } from '#scripts/wrangler/spawn-wrangler.ts';

/** workerd keeps 25 MB of each Worker that it has loaded, so another one replaces it after so many. */
const MOST_LOADED = 30;
/** The former wrangler has this time for the answers that it has begun. */
const LAST_ANSWERS_MS = 5_000;

const STARTS_LATER = 'Mend what its messages above say. It starts again after the next change.';

/** Under load, workerd crashes now and then, and wrangler ends with it. */
const LOST_RUNTIME = '✗ The local runtime ended by itself. It starts again, and you need not do anything.';

/** If it ends so often within so short a time, load is not the cause. */
const MANY_ENDS = 3;
const COUNTED_MS = 60_000;
const KEEPS_ENDING =
  '✗ The local runtime keeps ending by itself. Mend what its messages above say. It starts again in a minute, or after the next change.';

/** wrangler starts a new runtime, but does not tell it where the Worker is, so it answers nothing any more. */
const CRASH = /The Workers runtime crashed unexpectedly/;

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
 * Matches lines that wrangler itself prints. The Worker's own lines and errors are shown. If wrangler loses its runtime, it
 * ends with an error without a text. It also reports each body that the Worker refuses without reading it.
 */
const CHATTER =
  /^\s*$|⛅|───|Your Worker|env\.|Binding|⎔|\[wrangler:info\]|╭|│|╰|update available|Press|kj\/|Connection reset by peer|\[ERROR\]\s*$|If you think this is a bug|newer version of Wrangler|NOSENTRY|Can't read from request stream after response has been sent/;

const Ready = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ event: v.literal('DEV_SERVER_READY'), ip: v.string(), port: v.number() }),
);

/**
 * Runs `wrangler dev` on a free port. It ends with this process. When wrangler ends on its own, says so, and starts it again
 * if it has run, a minute later if it keeps ending.
 */
export const startWrangler = (args: readonly string[], spawn = spawnWrangler): WranglerProcess => {
  let current: Running | undefined;
  const keepsEnding = countEnds();
  const start = (): Running => {
    const running = spawnDevelopment(args, spawn, (code) => {
      const failure = new OperatorError(`wrangler ended (${code}).`, STARTS_LATER);
      if (current !== running) return failure;
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
      return failure;
    });
    return running;
  };
  const startIfNeeded = (): void => {
    current ??= start();
  };
  startIfNeeded();
  const renew = async (): Promise<void> => {
    const next = start();
    // If it does not start, the former one goes on.
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

interface Running {
  origin: Promise<string>;
  hasRun(): boolean;
  end(): void;
}

const spawnDevelopment = (
  args: readonly string[],
  spawn: typeof spawnWrangler,
  onExit: (code: number | string | null) => Error,
): Running => {
  const address = ['--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0'];
  const child = spawn(['dev', ...args, ...address, '--show-interactive-dev-session=false'], {
    hasOwnGroup: true,
  });
  const end = () => {
    if (child.connected) child.disconnect();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: string) => {
      for (const line of stripVTControlCharacters(text).split('\n'))
        if (!CHATTER.test(line)) console.log(`  worker: ${line}`);
      if (CRASH.test(text)) end();
    });
  }
  let hasRun = false;
  const origin = new Promise<string>((resolve, reject) => {
    child.on('message', (message) => {
      const { success, output } = v.safeParse(Ready, message);
      if (!success) return;
      hasRun = true;
      resolve(`http://${output.ip}:${output.port}`);
    });
    child.on('exit', (code, signal) => reject(onExit(signal ?? code)));
  });
  origin.catch(() => {}); // whoever asks for the address gets the reason
  return { origin, hasRun: () => hasRun, end };
};
