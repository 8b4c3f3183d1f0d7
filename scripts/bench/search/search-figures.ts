import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipKilobytes } from '#scripts/bench/gzip-bytes.ts';
import { type Figure, figure } from '#scripts/bench/report/figure.ts';
import { assetFolder } from '#scripts/content/files/asset-folder.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { readRelease } from '#scripts/publish/release/release-bundle.ts';
import { buildSearchFiles } from '#scripts/search/build-search-files.ts';
import { readPageRecords } from '#scripts/search/read-page-records.ts';
import type { SearchPart } from '#worker/release/release-manifest.ts';
import { largeCorpus } from './large-corpus.ts';
import { type Miss, measureRelevance, type Relevance } from './measure-relevance.ts';
import type { QueryHalf } from './relevance-queries.ts';
import { RELEVANCE_QUERIES } from './relevance-queries.ts';
import { searchMemoryGrowth } from './search-memory.ts';
import { searchTimes } from './search-times.ts';
import { siteEngine } from './site-engine.ts';

const LARGE_SECTIONS = 5_000;

interface SearchBench {
  /** The folder of the project's own site, built. */
  siteFolder: string;
  symbolsFolder: string;
  projectRoot: string;
  /** An empty folder for the large index. */
  folder: string;
}

/** Measures how good the search of the project's own site is, and how fast it is on 5,000 sections. */
export const searchFigures = async (bench: SearchBench): Promise<Figure[]> => {
  const engine = await siteEngine(bench.siteFolder);
  const queries = RELEVANCE_QUERIES.map(({ query }) => query);
  const tuning = await measureRelevance(engine, halfOf('tuning'));
  const test = await measureRelevance(engine, halfOf('test'));
  // The misses of the test half stay unread, because whoever knows them would tune by them.
  for (const miss of tuning.misses) console.log(missLine(miss));
  const sizes = await fileSizes(bench.siteFolder);
  const times = await timesOnLargeIndex(bench, queries);
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
    figure('searchMemory', await searchMemoryGrowth(engine, queries)),
  ];
};

const halfOf = (half: QueryHalf) => RELEVANCE_QUERIES.filter((query) => query.half === half);

const inTuningHalf = (tuning: Relevance, measure: 'successAt1' | 'successAt5' | 'mrr'): string =>
  `${tuning[measure].toFixed(3)} in the tuning half`;

const missLine = ({ query: { query, kind, expect, reason }, first = 'nothing', rank }: Miss): string =>
  `  missed (${kind}): “${query}” found ${first}, and ${expect[0]} ${rank ? `in place ${rank}` : 'not on the first page'}` +
  (reason ? `\n    ${reason}` : '');

const fileSizes = async (siteFolder: string) => {
  const parts = (await readRelease(siteFolder)).assets.search;
  const size = async (kind: keyof SearchPart) => {
    const files = parts.map((part) => readFile(join(assetFolder(siteFolder), part[kind])));
    return gzipKilobytes(await Promise.all(files));
  };
  return { index: await size('index'), texts: await size('texts'), samples: await size('samples') };
};

const timesOnLargeIndex = async (
  { siteFolder, symbolsFolder, projectRoot, folder }: SearchBench,
  queries: readonly string[],
) => {
  const { symbols } = await readSymbols(symbolsFolder, projectRoot);
  const files = buildSearchFiles(largeCorpus(await readPageRecords(siteFolder), LARGE_SECTIONS), symbols);
  const assets = assetFolder(folder);
  await mkdir(assets, { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(join(assets, `${name}.json`), JSON.stringify(content));
  const part = { index: 'index.json', texts: 'texts.json', samples: 'samples.json' };
  return searchTimes(folder, [part], queries);
};
