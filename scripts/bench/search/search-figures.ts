import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipKilobytes } from '#scripts/bench/measuring.ts';
import { type Figure, figure } from '#scripts/bench/report.ts';
import { assetFolder } from '#scripts/content/files/output-files.ts';
import type { SearchRecord } from '#scripts/content/render/search-record.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { readRelease } from '#scripts/publish/release-bundle.ts';
import { buildSearchFiles } from '#scripts/search/build-search-part.ts';
import { readPageRecords } from '#scripts/search/search-records.ts';
import type { SearchPart } from '#worker/model/release-manifest.ts';
import {
  type Miss,
  measureRelevance,
  type QueryHalf,
  RELEVANCE_QUERIES,
  type Relevance,
} from './relevance.ts';
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

/**
 * The pages of the site, and copies of them until there are at least this many sections. Each copy has words of its own, so
 * that the vocabulary grows as it does with new pages.
 */
const largeCorpus = (pages: readonly SearchRecord[], sections: number): SearchRecord[] => {
  const corpus: SearchRecord[] = [];
  let count = 0;
  for (let copy = 0; count < sections; copy += 1)
    for (const page of pages) {
      if (count >= sections) break;
      corpus.push(copy === 0 ? page : copiedPage(page, copy));
      count += page.sections.length;
    }
  return corpus;
};

const copiedPage = (page: SearchRecord, copy: number): SearchRecord => ({
  ...page,
  path: `/copy-${copy}${page.path}` as SearchRecord['path'], // a path below another one
  title: varied(page.title, copy),
  sections: page.sections.map((section) => ({
    ...section,
    ...(section.title === undefined ? {} : { title: varied(section.title, copy) }),
    text: varied(section.text, copy),
    code: varied(section.code, copy),
  })),
});

const LONG_WORD = /\p{L}{5,}/gu;
const EVERY = 4;

/** The text with a part of its long words replaced, always the same words by the same ones. */
const varied = (text: string, copy: number): string =>
  text.replace(LONG_WORD, (word) =>
    (word.charCodeAt(1) + word.charCodeAt(3) + word.length) % EVERY === 0
      ? `${word.slice(0, 4)}${copy}${word.slice(4)}`
      : word,
  );
