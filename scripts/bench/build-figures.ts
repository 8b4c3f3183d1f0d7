import { execFile } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '#scripts/processes/temporary-folder.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { generatedSite, writeSite } from './generated-site.ts';
import { median } from './measuring.ts';
import { type Figure, figure } from './report.ts';

const SIZES = [
  ['cold100', 100],
  ['cold500', 500],
  ['cold2000', 2000],
] as const;
const CHANGES = 3;

/** Times cold builds, and builds of the largest site after one of its pages changed. */
export const buildFigures = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [name, pages] of SIZES) {
    const folders = siteFolders(await temporaryFolder());
    const site = generatedSite(pages);
    await writeSite(folders.pages, site);
    const cold = await timedBuild(folders);
    console.log(`${pages} pages: ${cold.seconds.toFixed(1)} s (${cold.summary})`);
    figures.push(figure(name, cold.seconds, { note: cold.summary }));
    if (name !== 'cold2000') continue;
    const builds: TimedBuild[] = [];
    for (const { file } of site.slice(-CHANGES)) {
      await appendFile(join(folders.pages, file), '\nOne more sentence.\n');
      builds.push(await timedBuild(folders));
    }
    const note = `median of ${CHANGES} changes, ${builds.at(-1)?.summary}`;
    figures.push(figure('afterChange', median(builds.map(({ seconds }) => seconds)), { note }));
  }
  return figures;
};

const RUN = join(projectRoot, 'scripts/bundle/run.js');

/** The folders of a generated site. */
interface SiteFolders {
  pages: string;
  out: string;
  cache: string;
}

const siteFolders = (folder: string): SiteFolders => ({
  pages: join(folder, 'pages'),
  out: join(folder, 'out'),
  cache: join(folder, 'cache'),
});

interface TimedBuild {
  /** The time from the start of the process to its end. */
  seconds: number;
  /** The build's line about how many pages it compiled and how many it reused. */
  summary: string;
}

/** Runs `npm run build` for a site in a separate process, as a user does. Rejects when the build fails. */
const timedBuild = async ({ pages, out, cache }: SiteFolders): Promise<TimedBuild> => {
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
