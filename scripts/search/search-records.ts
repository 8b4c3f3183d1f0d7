import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecordFields } from '#client/contracts/search.ts';
import type { SearchRecord } from '#scripts/content/render/search-record.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { sectionRecord } from '#worker/search/section.ts';
import {
  contentOf,
  hitSymbol,
  OVERVIEW,
  type SectionDocument,
  sectionDocuments,
} from './section-documents.ts';

/** The records of every section of the built site, as a hosted index stores them. Rejects if the site was not built. */
export const searchRecords = async (
  outFolder: string,
  symbols: SiteSymbols,
): Promise<SearchRecordFields[]> => {
  const pages = await readPageRecords(outFolder);
  return pages.flatMap((page) => sectionDocuments(page, symbols)).map(recordOf);
};

const recordOf = (document: SectionDocument): SearchRecordFields => {
  const { page, place, section, titles } = document;
  const { id: anchor = OVERVIEW, depth } = section;
  const symbol = hitSymbol(document);
  const isSymbol = symbol !== undefined;
  const facts = { page: { path: page.path, place }, anchor, depth, titles, isSymbol };
  return { ...sectionRecord(facts, contentOf(document)), ...(symbol ? { symbol } : {}) };
};

/** The names of the files of search records, in the order of the pages. Rejects if the site was not built. */
export const readRecordNames = async (outFolder: string): Promise<string[]> =>
  JSON.parse(await readFile(join(outFolder, 'search-records.json'), 'utf8')) as string[]; // the build wrote it

/** The search records of the built pages. */
export const readPageRecords = async (outFolder: string): Promise<SearchRecord[]> => {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(outFolder, 'search', name), 'utf8')) as SearchRecord; // the build wrote it
  return Promise.all((await readRecordNames(outFolder)).map(read));
};
