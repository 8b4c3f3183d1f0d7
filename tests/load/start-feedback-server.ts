import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';

export interface FeedbackServer {
  origin: string;
  /** Kills the process and its children immediately, like a power failure. */
  kill(): void;
  /** Starts the server again with its stored state. */
  restart(): Promise<void>;
}

export const startFeedbackServer = async (
  bundle: string,
  stateFolder: string,
  port: number,
): Promise<FeedbackServer> => {
  const start = () => startProcess([bundle, stateFolder, String(port)]);
  let child = await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL');
    },
    restart: async () => {
      child = await start();
    },
  };
};

const startProcess = (args: readonly string[]): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const script = join(projectRoot, 'tests/load/feedback-server.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd: projectRoot,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('ready') && resolve(child));
    child.on('exit', (code) => reject(new Error(`The feedback server ended with ${code}.`)));
  });
