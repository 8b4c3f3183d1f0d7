import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { END_WITH_PARENT, OWN_GROUP, TIE_TO_PARENT } from '#scripts/processes/tied-process.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const SCRIPT = join(projectRoot, 'node_modules/wrangler/bin/wrangler.js');

/**
 * These variables turn off wrangler's usage metrics, its download of sample request data, its banner and its colors. Node keeps
 * wrangler's compiled code, which starts it half a second sooner.
 */
const ENVIRONMENT = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  NODE_COMPILE_CACHE: join(projectRoot, '.cache/node'),
} as const;

interface SpawnOptions {
  env?: Readonly<Record<string, string>>;
  /** Runs in a process group of its own, which ends with this process at once. wrangler can send messages to it. */
  hasOwnGroup?: boolean;
}

/**
 * Starts the project's wrangler in the project's folder. Its output is text. Without a terminal, it asks no questions. It ends
 * with this process: a wrangler whose output nobody reads tries forever to write its error.
 */
export const spawnWrangler = (
  args: readonly string[],
  { env = {}, hasOwnGroup = false }: SpawnOptions = {},
): ChildProcessByStdio<null, Readable, Readable> => {
  const tie = hasOwnGroup ? TIE_TO_PARENT : END_WITH_PARENT;
  const child = spawn(process.execPath, ['--import', tie, SCRIPT, ...args], {
    cwd: projectRoot,
    detached: hasOwnGroup && OWN_GROUP,
    stdio: ['ignore', 'pipe', 'pipe', ...(hasOwnGroup ? (['ipc'] as const) : [])],
    env: { ...process.env, ...ENVIRONMENT, ...env },
  }) as ChildProcessByStdio<null, Readable, Readable>; // the types do not know a fourth stream
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
};
