import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';

interface StartOptions {
  stdio: 'inherit' | 'pipe';
  env?: Record<string, string>;
}

/** Starts a program of an installed package, such as `vitest`. */
export const startProgram = (
  [program = '', ...args]: readonly string[],
  { stdio, env }: StartOptions,
): ChildProcess =>
  spawn(join(projectRoot, 'node_modules/.bin', program), args, {
    cwd: projectRoot,
    stdio,
    shell: process.platform === 'win32',
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', ...env },
  });

/** Resolves to the exit code when the program has ended and everything that it says has arrived. */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
