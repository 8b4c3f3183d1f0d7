import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figure, figure } from '#scripts/bench/report/figure.ts';
import { median } from '#scripts/bench/report/median.ts';
import { generatedSite, writeSite } from '#scripts/bench/site/generated-site.ts';
import { temporaryFolder } from '#scripts/bench/temporary-folder.ts';
import { siteFolders, type TimedBuild, timedBuild } from './timed-build.ts';

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
