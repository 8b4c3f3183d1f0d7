import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { INDEX_FIELDS, type IndexField, STOP_WORDS } from '#worker/search/index/fields.ts';
import type {
  IndexedPage,
  IndexFile,
  Place,
  SamplesFile,
  TextsFile,
} from '#worker/search/index/index-file.ts';
import { numbersToText } from '#worker/search/index/number-text.ts';
import { groupedBy } from '#worker/search/terms/grouped-by.ts';
import { termsIn, wordsOf } from '#worker/search/terms/words.ts';
import { indexedFields } from './indexed-fields.ts';
import type { SectionDocument } from './search-records.ts';

type Postings = Map<string, Map<number, number>>;

/** The index of the sections. The same sections give the same index. */
export const buildIndex = (documents: readonly SectionDocument[], symbols: SiteSymbols): IndexFile => {
  const postings = Object.fromEntries(INDEX_FIELDS.map((field) => [field, new Map()])) as Record<
    IndexField,
    Postings
  >;
  for (const [number, document] of documents.entries()) {
    const fields = indexedFields(document, symbols);
    for (const field of INDEX_FIELDS)
      for (const term of termsOfField(field, fields[field])) count(postings[field], term, number);
  }
  const terms = [...new Set(INDEX_FIELDS.flatMap((field) => [...postings[field].keys()]))].sort();
  return {
    ...pagesOf(documents),
    terms: termsText(terms),
    postings: Object.fromEntries(
      INDEX_FIELDS.map((field) => [
        field,
        terms.map((term) => postingsText(postings[field].get(term))).join('\n'),
      ]),
    ) as IndexFile['postings'],
  };
};

const termsOfField = (field: IndexField, text: string): string[] => {
  if (field === 'code') return wordsOf(text).map(({ whole }) => whole);
  const terms = termsIn(text);
  return field === 'text' || field === 'parents' ? terms.filter((term) => !STOP_WORDS.has(term)) : terms;
};

const count = (postings: Postings, term: string, document: number): void => {
  const documents = postings.get(term) ?? new Map<number, number>();
  documents.set(document, (documents.get(document) ?? 0) + 1);
  postings.set(term, documents);
};

const MOST_SHARED = 31;

const termsText = (terms: readonly string[]): string =>
  terms
    .map((term, index) => {
      const before = terms[index - 1] ?? '';
      let shared = 0;
      while (shared < MOST_SHARED && shared < before.length && before[shared] === term[shared]) shared += 1;
      return numbersToText([shared]) + term.slice(shared);
    })
    .join('\n');

const MOST_FREQUENCY = 4;

const postingsText = (documents: ReadonlyMap<number, number> | undefined): string => {
  let before = -1;
  const numbers = [...(documents ?? [])].flatMap(([document, frequency]) => {
    const distance = document - before;
    before = document;
    return frequency > 1 ? [distance * 2 + 1, Math.min(frequency, MOST_FREQUENCY)] : [distance * 2];
  });
  return numbersToText(numbers);
};

const pagesOf = (documents: readonly SectionDocument[]): Pick<IndexFile, 'places' | 'pages'> => {
  const places = [...new Map(documents.map(({ place }) => [JSON.stringify(place), place])).values()];
  const numberOf = new Map(places.map((place, index) => [JSON.stringify(place), index]));
  const pages = groupedBy(documents, ({ page }) => page);
  return {
    places,
    pages: [...pages].map(
      ([page, sections]): IndexedPage => [
        page.path,
        page.title,
        numberOf.get(JSON.stringify(sections[0]?.place)) ?? 0,
        sections.map(({ section, symbol }) => [
          section.id ?? 'overview',
          section.title ?? '',
          section.depth,
          symbol ? 1 : 0,
        ]),
      ],
    ),
  };
};

export type { Place };

/** The texts of the sections, for snippets. */
export const buildTexts = (documents: readonly SectionDocument[]): TextsFile => ({
  contents: Object.fromEntries(
    documents.flatMap(({ record: { content } }, number) => (content ? [[number, content]] : [])),
  ),
  signatures: Object.fromEntries(
    documents.flatMap(({ record: { symbol } }, number) => (symbol ? [[number, symbol.signature]] : [])),
  ),
});

export const buildSamples = (documents: readonly SectionDocument[]): SamplesFile =>
  Object.fromEntries(
    documents.flatMap(({ record: { symbol } }, number) =>
      symbol?.sample ? [[number, [symbol.language, symbol.sample]]] : [],
    ),
  );
