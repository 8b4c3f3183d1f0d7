import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inBatches } from '#scripts/content/files/in-batches.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { writeWhole } from '#scripts/content/files/write-file.ts';
import { pipelineHash } from '#scripts/content/store/pipeline-hash.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { ProcessPool } from '#scripts/processes/process-pool.ts';
import { shareWork } from '#scripts/processes/share-work.ts';
import { projectRoot as CODE_ROOT } from '#scripts/project/project-root.ts';
import type { SearchPart } from '#worker/release/types.ts';
import { buildSearchPart, type SearchPartPlan, searchFolder } from './build-search-part.ts';
import { readRecordNames } from './read-page-records.ts';

export type SearchFolders = Omit<SearchPartPlan, 'records'>;

interface SearchAssetOptions extends SearchFolders {
  /** Of {@link searchCodeHash}. */
  searchCode: string;
  symbols: SiteSymbols;
  /** The processes whose function `indexPages` builds a part. */
  processes: ProcessPool;
}

/** A build after one change makes one part anew. Each part repeats the terms of the others, so few parts are smaller. */
const PAGES_OF_PART = 256;
const BUILDER = fileURLToPath(new URL('./build-search-part.ts', import.meta.url));

/** A hash of the code that makes the files of the search. */
export const searchCodeHash = (): Promise<string> => pipelineHash(CODE_ROOT, [BUILDER]);

/** Writes the files of the search. A part whose pages have not changed since the last build is not built again. */
export const buildSearchAssets = async (options: SearchAssetOptions): Promise<SearchPart[]> => {
  const { searchCode, symbols, processes, ...folders } = options;
  const { outFolder } = folders;
  const records = await readRecordNames(outFolder);
  const common = sha256(searchCode, ...symbols.all().map(({ hash }) => hash));
  const partsFile = join(outFolder, 'search-parts.json');
  const known = await readKnown(partsFile, outFolder);
  const plans = inBatches(records, PAGES_OF_PART).map((names) => ({
    key: sha256(common, ...names),
    records: names,
    ...folders,
  }));

  const missing = plans.filter(({ key }) => !known.has(key));
  const here = (plan: SearchPartPlan) => buildSearchPart(plan, symbols);
  const there = (plan: SearchPartPlan) => processes.run<SearchPart>('indexPages', plan);
  const others = Math.min(missing.length - 1, processes.size);
  const built = await shareWork(missing, [here, ...Array.from({ length: others }, () => there)]);

  const made = new Map([...known, ...missing.map(({ key }, index) => [key, built[index]] as const)]);
  const parts = plans.flatMap(({ key }) => {
    const part = made.get(key);
    return part ? [[key, part] as const] : [];
  });
  await writeWhole(partsFile, JSON.stringify(parts));
  return parts.map(([, part]) => part);
};

/** The parts of the last build whose files still exist, by key. A list that cannot be read holds none. */
const readKnown = async (file: string, outFolder: string): Promise<Map<string, SearchPart>> => {
  const entries = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as [string, SearchPart][]) // an earlier build wrote it atomically
    .catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => ((await exists(entry[1], outFolder)) ? [entry] : [])),
  );
  return new Map(found.flat());
};

const exists = (part: SearchPart, outFolder: string): Promise<boolean> =>
  Promise.all(Object.values(part).map((name: string) => access(join(searchFolder(outFolder), name)))).then(
    () => true,
    () => false,
  );
