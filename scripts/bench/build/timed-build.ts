import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#scripts/project/project-root.ts';

const RUN = join(projectRoot, 'scripts/bundle/run.js');

/** The folders of a generated site. */
interface SiteFolders {
  pages: string;
  out: string;
  cache: string;
}

export const siteFolders = (folder: string): SiteFolders => ({
  pages: join(folder, 'pages'),
  out: join(folder, 'out'),
  cache: join(folder, 'cache'),
});

export interface TimedBuild {
  /** The time from the start of the process to its end. */
  seconds: number;
  /** The build's line about how many pages it compiled and how many it reused. */
  summary: string;
}

/** Runs `npm run build` for a site in a separate process, as a user does. Rejects when the build fails. */
export const timedBuild = async ({ pages, out, cache }: SiteFolders): Promise<TimedBuild> => {
  const started = performance.now();
  const folders = ['--pages', pages, '--out', out, '--cache', cache];
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, 'build', ...folders], {
    cwd: projectRoot,
  });
  return {
    seconds: (performance.now() - started) / 1000,
    summary: stdout.split('\n').find((line) => line.startsWith('pages:')) ?? '',
  };
};
