import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { projectRoot } from '#scripts/project/project-root.ts';

const SCRIPT = join(projectRoot, 'node_modules/wrangler/bin/wrangler.js');

/** These variables turn off wrangler's usage metrics, its download of sample request data, its banner and its colors. */
const QUIET = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
} as const;

interface SpawnOptions {
  env?: Readonly<Record<string, string>>;
  /** Starts a separate process group that can be ended as a whole. */
  detached?: boolean;
}

/** Starts the project's wrangler in the project's folder. Its output is text. Without a terminal, it asks no questions. */
export const spawnWrangler = (
  args: readonly string[],
  { env = {}, detached = false }: SpawnOptions = {},
): ChildProcessByStdio<null, Readable, Readable> => {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    cwd: projectRoot,
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...QUIET, ...env },
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
};
