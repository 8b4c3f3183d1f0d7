import type { SearchRecord } from '#scripts/content/render/search-record.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { IndexFile, SamplesFile, TextsFile } from '#worker/search/index/index-file.ts';
import { buildIndex, type PageDocuments } from './build-index.ts';
import { contentOf, hitSymbol } from './search-record.ts';
import { sectionDocuments } from './section-documents.ts';
import { sectionTerms } from './section-terms.ts';

export interface SearchFiles {
  index: IndexFile;
  texts: TextsFile;
  samples: SamplesFile;
}

/** The pages of the last build by content, for the next build in this process: finding the terms takes most of the time. */
let known = new Map<string, PageDocuments>();

/** The files of the search. `pages` has the record of each page by the hash of its content. */
export const buildSearchFiles = (
  pages: ReadonlyMap<string, SearchRecord>,
  symbols: SiteSymbols,
): SearchFiles => {
  const symbolsHash = symbols
    .all()
    .map(({ hash }) => hash)
    .join();
  const current = new Map(
    [...pages].map(([hash, page]) => {
      const key = `${hash} ${symbolsHash}`;
      return [key, known.get(key) ?? pageDocuments(page, symbols)] as const;
    }),
  );
  known = current;
  const built = [...current.values()];
  const documents = built.flatMap((page) => page.documents);
  return {
    index: buildIndex(built),
    texts: Object.fromEntries(
      documents.map(contentOf).flatMap((content, number) => (content ? [[number, content]] : [])),
    ),
    samples: Object.fromEntries(
      documents.map(hitSymbol).flatMap((symbol, number) => (symbol ? [[number, sampleOf(symbol)]] : [])),
    ),
  };
};

const pageDocuments = (page: SearchRecord, symbols: SiteSymbols): PageDocuments => {
  const documents = sectionDocuments(page, symbols);
  return { documents, terms: documents.map((document) => sectionTerms(document, symbols)) };
};

const sampleOf = ({
  language,
  signature,
  sample,
}: NonNullable<ReturnType<typeof hitSymbol>>): SamplesFile[number] =>
  sample === undefined ? [language, signature] : [language, signature, sample];
