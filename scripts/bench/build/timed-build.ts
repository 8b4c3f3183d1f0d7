import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#scripts/project-root.ts';
import type { SiteFolders } from './site-folders.ts';

const run = promisify(execFile);
const TSX = join(projectRoot, 'node_modules/tsx/dist/cli.mjs');
const SCRIPT = join(projectRoot, 'scripts/bench/build/build-generated-site.ts');

export interface TimedBuild {
  /** From the start of the process to its end. */
  seconds: number;
  /** The build's own words on how many pages it compiled and how many it kept. */
  summary: string;
}

/** Builds a site in a process of its own, as a user does. Rejects when the build fails. */
export const timedBuild = async ({ pages, out, cache }: SiteFolders): Promise<TimedBuild> => {
  const started = performance.now();
  const { stdout } = await run(
    process.execPath,
    [TSX, SCRIPT, '--pages', pages, '--out', out, '--cache', cache],
    { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 },
  );
  return {
    seconds: (performance.now() - started) / 1000,
    summary: stdout.trim().split('\n').at(-1) ?? '',
  };
};
