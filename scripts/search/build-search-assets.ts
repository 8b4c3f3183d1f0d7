import { join } from 'node:path';
import { CLI_FILE } from '#scripts/content/cli.ts';
import { pipelineHash } from '#scripts/content/compile/pipeline.ts';
import { CONFIGURATION_DATA } from '#scripts/content/configuration.ts';
import { inBatches } from '#scripts/content/files/batches.ts';
import {
  assetFolder,
  isWhole,
  readSealed,
  sha256,
  writeSealed,
} from '#scripts/content/files/output-files.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { type ProcessPool, shareWork } from '#scripts/processes/process-pool.ts';
import { projectRoot as CODE_ROOT } from '#scripts/project/project-root.ts';
import type { SearchPart } from '#worker/model/release-manifest.ts';
import { buildSearchPart, type SearchPartPlan } from './build-search-part.ts';
import { readRecordNames } from './search-records.ts';
import { readSynonyms } from './synonyms.ts';

export type SearchFolders = Omit<SearchPartPlan, 'records' | 'synonyms'>;

interface SearchAssetOptions extends SearchFolders {
  /** The result of {@link searchCodeHash}. */
  searchCode: string;
  symbols: SiteSymbols;
  /** The processes whose function `indexPages` builds a part. */
  processes: ProcessPool;
}

/** A build after one change rebuilds one part. Each part repeats the terms of the others, so fewer parts are smaller in total. */
const PAGES_OF_PART = 320;
const BUILDER = 'scripts/search/build-search-part.ts';

/** A hash of the code and the data that make the files of the search. */
export const searchCodeHash = (): Promise<string> =>
  pipelineHash({ projectRoot: CODE_ROOT, entryPoints: [BUILDER, CLI_FILE, ...CONFIGURATION_DATA] });

/** Writes the files of the search. A part whose pages have not changed since the last build is not built again. */
export const buildSearchAssets = async (options: SearchAssetOptions): Promise<SearchPart[]> => {
  const { searchCode, symbols, processes, ...folders } = options;
  const { outFolder } = folders;
  const records = await readRecordNames(outFolder);
  const { synonyms } = await readSynonyms(CODE_ROOT);
  const common = sha256(searchCode, JSON.stringify(synonyms), ...symbols.all().map(({ hash }) => hash));
  const partsFile = join(outFolder, 'search-parts.index');
  const known = await readKnown(partsFile, outFolder);
  const plans = inBatches(records, PAGES_OF_PART).map((names, index) => ({
    key: sha256(common, ...names),
    records: names,
    synonyms: index === 0 ? synonyms : [],
    ...folders,
  }));

  const missing = plans.filter(({ key }) => !known.has(key));
  const here = (plan: SearchPartPlan) => buildSearchPart(plan, symbols);
  const there = (plan: SearchPartPlan) => processes.run<SearchPart>('indexPages', plan);
  const others = Math.min(missing.length - 1, processes.size);
  const built = await shareWork(missing, [here, ...Array.from({ length: others }, () => there)]);

  const complete = new Map([...known, ...missing.map(({ key }, index) => [key, built[index]] as const)]);
  const parts = plans.flatMap(({ key }) => {
    const part = complete.get(key);
    return part ? [[key, part] as const] : [];
  });
  await writeSealed(partsFile, JSON.stringify(parts));
  return parts.map(([, part]) => part);
};

/** The parts of the last build whose files are still whole, by key. */
const readKnown = async (file: string, outFolder: string): Promise<Map<string, SearchPart>> => {
  const text = (await readSealed(file)) ?? '[]';
  const entries = JSON.parse(text) as [string, SearchPart][]; // an earlier build wrote it
  const isWritten = (part: SearchPart) =>
    Object.values(part).every((name: string) => isWhole(join(assetFolder(outFolder), name)));
  return new Map(entries.filter(([, part]) => isWritten(part)));
};
