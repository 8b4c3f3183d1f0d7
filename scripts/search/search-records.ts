import type { SearchRecordFields } from '#client/contracts/search.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { readPageRecords } from './read-page-records.ts';
import { sectionDocuments } from './section-documents.ts';
import { sectionRecord } from './section-record.ts';

/** The records of every section of the built site, as a hosted index stores them. Rejects if the site was not built. */
export const searchRecords = async (
  outFolder: string,
  symbols: SiteSymbols,
): Promise<SearchRecordFields[]> => {
  const pages = await readPageRecords(outFolder);
  return pages.flatMap((page) => sectionDocuments(page, symbols)).map(sectionRecord);
};
