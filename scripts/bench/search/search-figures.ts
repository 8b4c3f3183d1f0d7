import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipKilobytes } from '#scripts/bench/measuring.ts';
import { type Figure, figure } from '#scripts/bench/report.ts';
import { assetFolder } from '#scripts/content/files/output-files.ts';
import { readRelease } from '#scripts/publish/release-bundle.ts';
import type { SearchAssets } from '#worker/model/release-manifest.ts';
import {
  type Miss,
  measureRelevance,
  type QueryHalf,
  RELEVANCE_QUERIES,
  type Relevance,
} from './relevance.ts';
import { searchTimes } from './search-times.ts';
import { siteEngine } from './site-engine.ts';

/** Measures how good the search of the project's own site is, and how fast it is. */
export const searchFigures = async (siteFolder: string): Promise<Figure[]> => {
  const times = await searchTimes(
    siteFolder,
    RELEVANCE_QUERIES.map(({ query }) => query),
  );
  const engine = await siteEngine(siteFolder);
  const tuning = await measureRelevance(engine, halfOf('tuning'));
  const test = await measureRelevance(engine, halfOf('test'));
  // The misses of the test half stay unread, because whoever knows them would tune by them.
  for (const miss of tuning.misses) console.log(missLine(miss));
  const sizes = await fileSizes(siteFolder, (await readRelease(siteFolder)).assets.search);
  return [
    figure('searchAt1', test.successAt1, { note: inTuningHalf(tuning, 'successAt1') }),
    figure('searchAt5', test.successAt5, { note: inTuningHalf(tuning, 'successAt5') }),
    figure('searchMrr', test.mrr, { note: inTuningHalf(tuning, 'mrr') }),
    figure('searchIndex', sizes.index, {
      note: `texts for snippets are another ${sizes.texts.toFixed(1)} kB, samples of symbols ${sizes.samples.toFixed(1)} kB`,
    }),
    figure('searchFirst', times.first),
    figure('searchMedian', times.median),
    figure('searchPercentile95', times.percentile95),
  ];
};

const halfOf = (half: QueryHalf) => RELEVANCE_QUERIES.filter((query) => query.half === half);

const inTuningHalf = (tuning: Relevance, measure: 'successAt1' | 'successAt5' | 'mrr'): string =>
  `${tuning[measure].toFixed(3)} in the tuning half`;

const missLine = ({ query: { query, kind, expect, reason }, first = 'nothing', rank }: Miss): string =>
  `  missed (${kind}): “${query}” found ${first}, and ${expect[0]} ${rank ? `in place ${rank}` : 'not on the first page'}` +
  (reason ? `\n    ${reason}` : '');

const fileSizes = async (siteFolder: string, files: SearchAssets) => {
  const size = async (kind: keyof SearchAssets) =>
    gzipKilobytes([await readFile(join(assetFolder(siteFolder), files[kind]))]);
  return { index: await size('index'), texts: await size('texts'), samples: await size('samples') };
};
