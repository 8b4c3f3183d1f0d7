import type { SearchRecord } from '#scripts/content/render/search-record.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { IndexFile, SamplesFile, TextsFile } from '#worker/search/index/index-file.ts';
import { buildIndex } from './build-index.ts';
import { contentOf, hitSymbol } from './section-content.ts';
import { sectionDocuments } from './section-documents.ts';

interface SearchFiles {
  index: IndexFile;
  texts: TextsFile;
  samples: SamplesFile;
}

/** The files of the search for some pages. The same pages give the same files. */
export const buildSearchFiles = (pages: readonly SearchRecord[], symbols: SiteSymbols): SearchFiles => {
  const documents = pages.map((page) => sectionDocuments(page, symbols));
  const all = documents.flat();
  return {
    index: buildIndex(documents),
    texts: all.map(contentOf),
    samples: all.map((document) => {
      const symbol = hitSymbol(document);
      if (!symbol) return null;
      const { language, signature, sample } = symbol;
      return sample === undefined ? [language, signature] : [language, signature, sample];
    }),
  };
};
