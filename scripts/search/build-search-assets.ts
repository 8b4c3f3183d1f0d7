import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedName } from '#scripts/assets/content-hash.ts';
import { writeChanged } from '#scripts/content/files/write-file.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { SearchAssetNames } from '#worker/release/types.ts';
import { buildIndex, buildSamples, buildTexts } from './build-index.ts';
import { readPageRecords } from './read-search-records.ts';
import { sectionDocuments } from './search-records.ts';

/** Writes the files of the search for the pages that were built into `outFolder`. */
export const buildSearchAssets = async (
  outFolder: string,
  symbols: SiteSymbols,
): Promise<SearchAssetNames> => {
  const documents = sectionDocuments(await readPageRecords(outFolder), symbols);
  const folder = join(outFolder, 'public/docs/assets');
  await mkdir(folder, { recursive: true });
  const write = async (name: string, content: unknown) => {
    const text = JSON.stringify(content);
    const file = hashedName(name, text);
    await writeChanged(join(folder, file), text);
    return file;
  };
  return {
    index: await write('search-index.json', buildIndex(documents, symbols)),
    texts: await write('search-texts.json', buildTexts(documents)),
    samples: await write('search-samples.json', buildSamples(documents)),
  };
};
