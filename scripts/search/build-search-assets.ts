import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashedName } from '#scripts/assets/content-hash.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { writeChanged, writeWhole } from '#scripts/content/files/write-file.ts';
import { pipelineHash } from '#scripts/content/store/pipeline-hash.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { projectRoot as CODE_ROOT } from '#scripts/project/project-root.ts';
import type { SearchAssetNames } from '#worker/release/types.ts';
import { buildSearchFiles } from './build-search-files.ts';
import { readPageRecords, readRecordNames } from './read-page-records.ts';

interface SearchAssetOptions {
  symbols: SiteSymbols;
  /** The folder with the search records of the pages. The files are written to `public/docs/assets/` in it. */
  outFolder: string;
  cacheFolder: string;
}

const BUILDER = fileURLToPath(new URL('./build-search-files.ts', import.meta.url));

/** Writes the files of the search, unless they stand there from a build of the same pages. The same pages give the same files. */
export const buildSearchAssets = async ({
  symbols,
  outFolder,
  cacheFolder,
}: SearchAssetOptions): Promise<SearchAssetNames> => {
  const folder = join(outFolder, 'public/docs/assets');
  const cacheFile = join(cacheFolder, `search-${sha256(outFolder).slice(0, 8)}.json`);
  const [code, records] = await Promise.all([pipelineHash(CODE_ROOT, [BUILDER]), readRecordNames(outFolder)]);
  const key = sha256(code, ...records, ...symbols.all().map(({ hash }) => hash));
  const cached = await readCached(cacheFile, key, folder);
  if (cached) return cached;

  const { index, texts, samples } = buildSearchFiles(await readPageRecords(outFolder), symbols);
  const write = async (name: string, content: unknown) => {
    const text = JSON.stringify(content);
    const file = hashedName(`search-${name}.json`, text);
    await writeChanged(join(folder, file), text);
    return file;
  };
  const names: SearchAssetNames = {
    index: await write('index', index),
    texts: await write('texts', texts),
    samples: await write('samples', samples),
  };
  await writeWhole(cacheFile, JSON.stringify({ key, names }));
  return names;
};

/** The names from the last build, if it had the same key and its files still exist. */
const readCached = async (
  file: string,
  key: string,
  folder: string,
): Promise<SearchAssetNames | undefined> => {
  try {
    const cached = JSON.parse(await readFile(file, 'utf8')) as { key: string; names: SearchAssetNames }; // this module wrote it, atomically
    if (cached.key !== key) return undefined;
    await Promise.all(Object.values(cached.names).map((name: string) => access(join(folder, name))));
    return cached.names;
  } catch {
    return undefined;
  }
};
