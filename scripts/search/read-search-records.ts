import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord } from '#scripts/content/render/search-record.ts';

/** The search records of the built pages, in the order of the pages. Rejects if the site was not built. */
export const readPageRecords = async (outFolder: string): Promise<SearchRecord[]> => {
  const names = JSON.parse(await readFile(join(outFolder, 'search-records.json'), 'utf8')) as string[]; // the build wrote it
  return Promise.all(
    names.map(
      async (name) => JSON.parse(await readFile(join(outFolder, 'search', name), 'utf8')) as SearchRecord,
    ), // the build wrote it
  );
};
