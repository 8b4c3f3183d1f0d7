import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord } from '#scripts/content/render/search-record.ts';

/** The search records of the built pages by file name, which is a hash, in the order of the pages. Rejects if the site was not built. */
export const readPageRecords = async (outFolder: string): Promise<Map<string, SearchRecord>> => {
  const names = await readRecordNames(outFolder);
  const read = async (name: string) =>
    JSON.parse(await readFile(join(outFolder, 'search', name), 'utf8')) as SearchRecord; // the build wrote it
  return new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
};

/** The names of the files, in the order of the pages. */
export const readRecordNames = async (outFolder: string): Promise<string[]> =>
  JSON.parse(await readFile(join(outFolder, 'search-records.json'), 'utf8')) as string[]; // the build wrote it
