import type { ChildProcess } from 'node:child_process';
import { spawnWrangler } from '#scripts/wrangler/spawn-wrangler.ts';

/** The time that wrangler gets to exit on its own. */
const END_WITHIN_MS = 3_000;
/** If wrangler exits sooner, a restart would not fix the cause. */
const START_WITHIN_MS = 10_000;

export interface WranglerProcess {
  /** The Worker's address, without a trailing slash. */
  origin: string;
  /** Resolves when the whole process group has ended. */
  stop(): Promise<void>;
}

/** Matches lines that wrangler itself prints. The Worker's own lines and errors are shown. */
const CHATTER =
  /^\s*$|⛅|───|Your Worker|env\.|Binding|⎔|\[wrangler:info\]|╭|│|╰|update available|Press|kj\/|Connection reset by peer/;

/**
 * Starts `wrangler dev`, and restarts it when it exits on its own after it has run for a while. Calls `onExit` with the
 * exit code when it exits soon after its start.
 */
export const startWrangler = (
  options: { port: number; stateFolder: string },
  onExit: (code: number | null) => void,
): WranglerProcess => {
  let stopping = false;
  let child: ChildProcess;
  const start = (): void => {
    const started = performance.now();
    child = spawnDevelopment(options);
    child.on('exit', (code) => {
      if (stopping) return;
      endGroup(child, 'SIGKILL');
      if (performance.now() - started < START_WITHIN_MS) return onExit(code);
      console.log('wrangler ended by itself and is started again.');
      start();
    });
  };
  start();
  return {
    origin: `http://127.0.0.1:${options.port}`,
    stop: async () => {
      stopping = true;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      endGroup(child, 'SIGTERM');
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, END_WITHIN_MS))]);
      endGroup(child, 'SIGKILL');
    },
  };
};

const spawnDevelopment = ({ port, stateFolder }: { port: number; stateFolder: string }): ChildProcess => {
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  const child = spawnWrangler(
    ['dev', ...address, '--persist-to', stateFolder, '--show-interactive-dev-session=false'],
    { detached: process.platform !== 'win32' },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: string) => {
      for (const line of text.split('\n')) if (!CHATTER.test(line)) console.log(`  worker: ${line}`);
    });
  }
  return child;
};

/** Ends wrangler and the workerd that it started, because neither may outlive the other. */
const endGroup = ({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void => {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The process has already ended.
  }
};
