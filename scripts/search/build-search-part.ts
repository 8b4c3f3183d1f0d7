import { join } from 'node:path';
import { assetFolder, hashedName, writeChanged } from '#scripts/content/files/output-files.ts';
import { naming } from '#scripts/content/problems/problem.ts';
import type { SearchRecord } from '#scripts/content/render/search-record.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { SearchPart } from '#worker/model/release-manifest.ts';
import type { IndexFile, SamplesFile, TextsFile } from '#worker/search/index-format.ts';
import { buildIndex } from './build-index.ts';
import { readPageRecords } from './search-records.ts';
import { contentOf, hitSymbol, sectionDocuments } from './section-documents.ts';
import type { Synonym } from './synonyms.ts';

/** Some pages of the search, in the form that is sent to another process. */
export interface SearchPartPlan {
  /** The names of the files of the pages' search records. */
  records: readonly string[];
  /** Empty for all parts but the first. */
  synonyms: readonly Synonym[];
  /** The folder with the search records. The files are written to `public/docs/assets/` in it. */
  outFolder: string;
  projectRoot: string;
  /** The folder of the libraries' symbols. Absent if the site has none. */
  symbolsFolder?: string;
}

/** Writes the search files of some pages, named by content hash. */
export const buildSearchPart = async (
  { records, synonyms, outFolder }: SearchPartPlan,
  symbols: SiteSymbols,
): Promise<SearchPart> => {
  const { index, texts, samples } = buildSearchFiles(
    await readPageRecords(outFolder, records),
    symbols,
    synonyms,
  );
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

interface SearchFiles {
  index: IndexFile;
  texts: TextsFile;
  samples: SamplesFile;
}

/** The files of the search for some pages. The same pages give the same files. */
export const buildSearchFiles = (
  pages: readonly SearchRecord[],
  symbols: SiteSymbols,
  synonyms: readonly Synonym[],
): SearchFiles => {
  const documents = pages.map((page) => naming(page.path, () => sectionDocuments(page, symbols)));
  const all = documents.flat();
  return {
    index: buildIndex(documents, synonyms),
    texts: all.map(contentOf),
    samples: all.map((document) => {
      const symbol = hitSymbol(document);
      if (!symbol) return null;
      const { language, signature, sample } = symbol;
      return sample === undefined ? [language, signature] : [language, signature, sample];
    }),
  };
};
