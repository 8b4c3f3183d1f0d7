import type { SearchRecordFields } from '#client/contracts/search.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { sectionRecord } from '#worker/search/answer/section-record.ts';
import { readPageRecords } from './read-page-records.ts';
import { contentOf, hitSymbol, OVERVIEW } from './section-content.ts';
import { type SectionDocument, sectionDocuments } from './section-documents.ts';

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
  const facts = { path: page.path, anchor, depth, titles, place, isSymbol: symbol !== undefined };
  return { ...sectionRecord(facts, contentOf(document)), ...(symbol ? { symbol } : {}) };
};
