import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord } from '#scripts/content/render/search-record.ts';

/** The names of the files of search records, in the order of the pages. Rejects if the site was not built. */
export const readRecordNames = async (outFolder: string): Promise<string[]> =>
  JSON.parse(await readFile(join(outFolder, 'search-records.json'), 'utf8')) as string[]; // the build wrote it

/** The search records of the built pages: of all, or those in the named files. */
export const readPageRecords = async (
  outFolder: string,
  names?: readonly string[],
): Promise<SearchRecord[]> => {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(outFolder, 'search', name), 'utf8')) as SearchRecord; // the build wrote it
  return Promise.all((names ?? (await readRecordNames(outFolder))).map(read));
};
