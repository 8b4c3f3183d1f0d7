import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashedName } from '#scripts/assets/content-hash.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { writeChanged, writeWhole } from '#scripts/content/files/write-file.ts';
import { pipelineHash } from '#scripts/content/store/pipeline-hash.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { projectRoot as CODE_ROOT } from '#scripts/project/project-root.ts';
import type { SearchPart } from '#worker/release/types.ts';
import { buildSearchFiles } from './build-search-files.ts';
import { readPageRecords, readRecordNames } from './read-page-records.ts';

interface SearchAssetOptions {
  symbols: SiteSymbols;
  /** The folder with the search records of the pages. The files are written to `public/docs/assets/` in it. */
  outFolder: string;
}

/** A build after one change makes one part anew. Each part repeats the terms of the others, so few parts are smaller. */
const PAGES_OF_PART = 256;
const BUILDER = fileURLToPath(new URL('./build-search-files.ts', import.meta.url));

/** Writes the files of the search. A part whose pages have not changed since the last build is not built again. */
export const buildSearchAssets = async (options: SearchAssetOptions): Promise<SearchPart[]> => {
  const { symbols, outFolder } = options;
  const [code, records] = await Promise.all([pipelineHash(CODE_ROOT, [BUILDER]), readRecordNames(outFolder)]);
  const common = sha256(code, ...symbols.all().map(({ hash }) => hash));
  const partsFile = join(outFolder, 'search-parts.json');
  const known = await readKnown(partsFile);
  const parts = new Map<string, SearchPart>();
  for (let start = 0; start < records.length; start += PAGES_OF_PART) {
    const names = records.slice(start, start + PAGES_OF_PART);
    const key = sha256(common, ...names);
    const part = known.get(key);
    parts.set(key, part && (await exists(part, outFolder)) ? part : await buildPart(names, options));
  }
  await writeWhole(partsFile, JSON.stringify([...parts]));
  return [...parts.values()];
};

const buildPart = async (
  names: readonly string[],
  { symbols, outFolder }: SearchAssetOptions,
): Promise<SearchPart> => {
  const { index, texts, samples } = buildSearchFiles(await readPageRecords(outFolder, names), symbols);
  const write = async (name: string, content: unknown) => {
    const text = JSON.stringify(content);
    const file = hashedName(`search-${name}.json`, text);
    await writeChanged(join(assetFolder(outFolder), file), text);
    return file;
  };
  return {
    index: await write('index', index),
    texts: await write('texts', texts),
    samples: await write('samples', samples),
  };
};

const assetFolder = (outFolder: string): string => join(outFolder, 'public/docs/assets');

const exists = (part: SearchPart, outFolder: string): Promise<boolean> =>
  Promise.all(Object.values(part).map((name: string) => access(join(assetFolder(outFolder), name)))).then(
    () => true,
    () => false,
  );

/** The parts of the last build. It wrote them atomically, and a file that cannot be read holds none. */
const readKnown = async (file: string): Promise<Map<string, SearchPart>> => {
  try {
    return new Map(JSON.parse(await readFile(file, 'utf8')) as [string, SearchPart][]);
  } catch {
    return new Map();
  }
};
