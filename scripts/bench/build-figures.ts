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
    const folder = await temporaryFolder();
    const site = generatedSite(pages);
    await writeSite(join(folder, 'pages'), site);
    const cold = await timedBuild(folder);
    console.log(`${pages} pages: ${cold.seconds.toFixed(1)} s (${cold.note})`);
    figures.push(figure(name, cold.seconds, cold));
    if (name !== 'cold2000') continue;
    const seconds: number[] = [];
    for (const { file } of site.slice(-CHANGES)) {
      await appendFile(join(folder, 'pages', file), '\nOne more sentence.\n');
      seconds.push((await timedBuild(folder)).seconds);
    }
    figures.push(figure('afterChange', median(seconds), { note: `median of ${CHANGES} changes` }));
  }
  return figures;
};

const RUN = join(projectRoot, 'scripts/bundle/run.js');

/**
 * Runs `npm run build` for a generated site in a separate process, as a user does. Resolves to the time from the start of the
 * process to its end, and to the build's line about how many pages it compiled. Rejects when the build fails.
 */
const timedBuild = async (folder: string): Promise<{ seconds: number; note: string }> => {
  const started = performance.now();
  const folders = ['pages', 'out', 'cache'].flatMap((name) => [`--${name}`, join(folder, name)]);
  const options = { cwd: projectRoot };
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, 'build', ...folders], options);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, note: stdout.split('\n').find((line) => line.startsWith('pages:')) ?? '' };
};
