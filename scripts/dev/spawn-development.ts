import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { OperatorError } from '#scripts/terminal/operator.ts';
import type { spawnWrangler } from '#scripts/wrangler/spawn-wrangler.ts';
import { inSource } from './source-place.ts';

export const STARTS_LATER = 'Fix what its messages above report. It starts again after the next change.';

/** wrangler starts a new runtime, but does not tell it where the Worker is, so it answers nothing any more. */
const CRASH = /The Workers runtime crashed unexpectedly/;

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

export interface RunningWrangler {
  /** Resolves to the Worker's address, without a trailing slash, once it runs. Rejects with the reason if it ends before. */
  origin: Promise<string>;
  hasRun(): boolean;
  end(): void;
}

/** Runs `wrangler dev` on a free port, and shows what concerns the author. It ends with this process. */
export const spawnDevelopment = (
  args: readonly string[],
  spawn: typeof spawnWrangler,
  onEnd: (failure: OperatorError) => void,
): RunningWrangler => {
  const address = ['--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0'];
  const child = spawn(['dev', ...args, ...address, '--show-interactive-dev-session=false'], {
    hasOwnGroup: true,
  });
  const end = () => {
    if (child.connected) child.disconnect();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: string) => {
      for (const line of stripVTControlCharacters(text).split('\n')) {
        const shown = CHATTER.test(line) ? undefined : inSource(line);
        if (shown !== undefined) console.log(`  worker: ${shown}`);
      }
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
    child.on('exit', (code, signal) => {
      const failure = new OperatorError(`wrangler ended (${signal ?? code}).`, STARTS_LATER);
      onEnd(failure);
      reject(failure);
    });
  });
  origin.catch(() => {}); // whoever asks for the address gets the reason
  return { origin, hasRun: () => hasRun, end };
};
