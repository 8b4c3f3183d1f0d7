import { naming } from '#scripts/content/problems/problem.ts';
import type { SearchRecord } from '#scripts/content/render/search-record.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import {
  INDEX_FIELDS,
  type IndexedPage,
  type IndexField,
  type IndexFile,
  numbersToText,
  type SamplesFile,
  type TextsFile,
} from '#worker/search/index-format.ts';
import { STOP_WORDS, termsIn, writtenWords } from '#worker/search/words.ts';
import { indexedFields } from './indexed-fields.ts';
import {
  contentOf,
  hitSymbol,
  OVERVIEW,
  type SectionDocument,
  sectionDocuments,
} from './section-documents.ts';
import type { Synonym } from './synonyms.ts';

interface SearchFiles {
  index: IndexFile;
  texts: TextsFile;
  samples: SamplesFile;
}

/** The files of the search for some pages. The same pages give the same files. */
export const buildSearchFiles = (
  records: readonly SearchRecord[],
  symbols: SiteSymbols,
  synonyms: readonly Synonym[],
): SearchFiles => {
  const pages = records.map((record) => naming(record.path, () => sectionDocuments(record, symbols)));
  const documents = pages.flat();
  const terms: Terms = new Map();
  for (const [section, document] of documents.entries())
    naming(`${document.page.path}#${document.section.id ?? OVERVIEW}`, () => {
      const fields = indexedFields(document);
      for (const field of INDEX_FIELDS) addTerms(terms, section, field, fields[field]);
    });
  return {
    index: {
      pages: pages.flatMap(indexedPage),
      terms: [...terms].map(lineOf).sort().join('\n'),
      synonyms: synonyms
        .flatMap(({ readers, site }) => readers.map((phrase) => `${phrase}=${site}`))
        .join('\n'),
    },
    texts: documents.map(contentOf),
    samples: documents.map((document) => {
      const symbol = hitSymbol(document);
      if (!symbol) return null;
      const { language, signature, sample } = symbol;
      return sample === undefined ? [language, signature] : [language, signature, sample];
    }),
  };
};

const indexedPage = (documents: readonly SectionDocument[]): IndexedPage[] => {
  const [first] = documents;
  if (!first) return [];
  const sections = documents.map(
    ({ section: { id = OVERVIEW, title = '', depth }, symbol }) =>
      [id, title, depth, symbol ? 'symbol' : 'text'] as const,
  );
  return [[first.page.path, first.page.title, first.place, sections]];
};

/** The sections with a term in each field, in order. */
type Postings = Partial<Record<IndexField, number[]>>;
type Terms = Map<string, Postings>;

/** The fields in which stop words count. */
const NAMING_FIELDS: ReadonlySet<IndexField> = new Set(['title', 'names', 'aliases', 'code']);
/** A term of these fields adds nothing in the text, so the index is smaller without the second entry. */
const HEADING_FIELDS = ['title', 'names', 'aliases'] as const;

/** Adds the text of a field. Sections come in order, and the fields of each in the order of `INDEX_FIELDS`. */
const addTerms = (terms: Terms, section: number, field: IndexField, text: string): void => {
  for (const word of writtenWords(text)) {
    const [whole = '', ...parts] = termsIn(word);
    // The parts of names in code are too common.
    for (const term of field === 'code' ? [whole] : [whole, ...parts]) {
      if (STOP_WORDS.has(term) && !NAMING_FIELDS.has(field)) continue;
      const postings = terms.get(term) ?? {};
      const isBody = field === 'text' || field === 'code';
      if (isBody && HEADING_FIELDS.some((heading) => postings[heading]?.at(-1) === section)) continue;
      postings[field] ??= [];
      if (postings[field].at(-1) !== section) postings[field].push(section);
      terms.set(term, postings);
    }
  }
};

/** The line of a term; see `terms` of `IndexFile`. */
const lineOf = ([term, postings]: [string, Postings]): string => {
  const distances = (sections: readonly number[] = []) =>
    sections.map((section, index) => section - (sections[index - 1] ?? -1));
  return [term, ...INDEX_FIELDS.map((field) => numbersToText(distances(postings[field])))]
    .join(' ')
    .trimEnd();
};
