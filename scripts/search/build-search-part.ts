import { join } from 'node:path';
import { hashedName } from '#scripts/assets/content-hash.ts';
import { assetFolder } from '#scripts/content/files/asset-folder.ts';
import { writeChanged } from '#scripts/content/files/write-file.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { SearchPart } from '#worker/release/release-manifest.ts';
import { buildSearchFiles } from './build-search-files.ts';
import { readPageRecords } from './read-page-records.ts';

/** Some pages of the search, in the form that is sent to another process. */
export interface SearchPartPlan {
  /** The names of the files of the pages' search records. */
  records: readonly string[];
  /** The folder with the search records. The files are written to `public/docs/assets/` in it. */
  outFolder: string;
  projectRoot: string;
  /** The folder of the libraries' symbols. Absent if the site has none. */
  symbolsFolder?: string;
}

/** Writes the search files of some pages, named by content hash. */
export const buildSearchPart = async (
  { records, outFolder }: SearchPartPlan,
  symbols: SiteSymbols,
): Promise<SearchPart> => {
  const { index, texts, samples } = buildSearchFiles(await readPageRecords(outFolder, records), symbols);
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
