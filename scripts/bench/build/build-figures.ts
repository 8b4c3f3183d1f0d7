import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '#scripts/bench/report/figure.ts';
import { median } from '#scripts/bench/report/median.ts';
import { generatedSite, writeSite } from '#scripts/bench/site/generated-site.ts';
import { withTemporaryFolder } from '#scripts/bench/temporary-folder.ts';
import { siteFolders } from './site-folders.ts';
import { type TimedBuild, timedBuild } from './timed-build.ts';

const COLD_BUDGETS = [
  { pages: 100, seconds: 4, comparison: '6.9 s Starlight, the fastest' },
  { pages: 500, seconds: 12, comparison: '18 s Starlight, the fastest' },
  { pages: 2000, seconds: 40, comparison: '131 s Starlight, the fastest' },
] as const;
const AFTER_CHANGE_SECONDS = 2;
const CHANGES = 3;

/** Times cold builds, and builds of the largest site after one of its pages changed. */
export const buildFigures = async (progress: (line: string) => void): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const { pages, seconds, comparison } of COLD_BUDGETS) {
    await withTemporaryFolder(async (folder) => {
      const folders = siteFolders(folder);
      const site = generatedSite(pages);
      await writeSite(folders.pages, site);
      const cold = await timedBuild(folders);
      progress(`${pages} pages: ${cold.seconds.toFixed(1)} s (${cold.summary})`);
      figures.push({
        what: `cold build of ${pages} pages`,
        measured: cold.seconds,
        budget: seconds,
        bound: 'at most',
        unit: 's',
        comparison,
        note: cold.summary,
      });
      if (pages !== COLD_BUDGETS.at(-1)?.pages) return;
      const builds: TimedBuild[] = [];
      for (const page of site.slice(-CHANGES)) {
        const file = join(folders.pages, page.file);
        await writeFile(file, `${await readFile(file, 'utf8')}\nOne more sentence.\n`);
        builds.push(await timedBuild(folders));
      }
      figures.push({
        what: `build after one page changed, of ${pages}`,
        measured: median(builds.map((build) => build.seconds)),
        budget: AFTER_CHANGE_SECONDS,
        bound: 'at most',
        unit: 's',
        note: `median of ${CHANGES} changes, ${builds.at(-1)?.summary}`,
      });
    });
  }
  return figures;
};
