import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';

/** How long wrangler may take to end by itself. */
const END_WITHIN_MS = 3_000;
/** If it ends sooner, something is wrong that a new start would not mend. */
const START_WITHIN_MS = 10_000;

export interface WranglerProcess {
  /** Address of the Worker, without a trailing slash. */
  origin: string;
  /** Resolves when the whole process group has ended. */
  stop(): Promise<void>;
}

/** What wrangler prints of its own; the Worker's own lines and errors pass through. */
const CHATTER =
  /^\s*$|⛅|───|Your Worker|env\.|Binding|⎔|\[wrangler:info\]|╭|│|╰|update available|Press|kj\/|Connection reset by peer/;

/**
 * Starts `wrangler dev`, and starts it again when it ends by itself after it has run for a while. `onExit` hears when it
 * cannot be started.
 */
export const startWrangler = (
  options: { port: number; stateFolder: string },
  onExit: (code: number | null) => void,
): WranglerProcess => {
  let stopping = false;
  let child: ChildProcess;
  const start = (): void => {
    const started = performance.now();
    child = spawnWrangler(options);
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

const spawnWrangler = ({ port, stateFolder }: { port: number; stateFolder: string }): ChildProcess => {
  const script = join(projectRoot, 'node_modules/wrangler/bin/wrangler.js');
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  const child = spawn(
    process.execPath,
    [script, 'dev', ...address, '--persist-to', stateFolder, '--show-interactive-dev-session=false'],
    {
      cwd: projectRoot,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
        FORCE_COLOR: '0',
      },
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (!CHATTER.test(line)) console.log(`  worker: ${line}`);
    });
  }
  return child;
};

/** wrangler starts workerd; neither may outlive the other. */
const endGroup = ({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void => {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has ended already.
  }
};
