import { INDEX_FIELDS, type IndexField } from '#worker/search/index/fields.ts';
import type { IndexedPage, IndexFile, Place } from '#worker/search/index/index-file.ts';
import { numbersToText } from '#worker/search/index/number-text.ts';
import { IndexTerms } from './index-terms.ts';
import { indexedFields } from './indexed-fields.ts';
import { OVERVIEW } from './section-content.ts';
import type { SectionDocument } from './section-documents.ts';

/** The file of the index of some pages, each with its sections. */
export const buildIndex = (pages: readonly (readonly SectionDocument[])[]): IndexFile => {
  const collected = new IndexTerms();
  for (const [section, document] of pages.flat().entries()) {
    const fields = indexedFields(document);
    for (const field of INDEX_FIELDS) collected.add(section, field, fields[field]);
  }
  const terms = collected.sorted();
  const column = (field: IndexField) =>
    terms.map(({ postings }) => numbersToText(postings[field]?.numbers ?? [])).join('\n');
  return {
    ...placedPages(pages),
    terms: termsText(terms.map(({ text }) => text)),
    postings: Object.fromEntries(
      INDEX_FIELDS.map((field) => [field, column(field)]),
    ) as IndexFile['postings'], // it has every field
  };
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

const placedPages = (pages: readonly (readonly SectionDocument[])[]): Pick<IndexFile, 'places' | 'pages'> => {
  const numbers = new Map<string, number>();
  const places: Place[] = [];
  const numberOf = (place: Place): number => {
    const key = JSON.stringify(place);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, places.length);
    return places.push(place) - 1;
  };
  const entries = pages.flatMap((documents): IndexedPage[] => {
    const [first] = documents;
    if (!first) return [];
    const sections = documents.map(
      ({ section: { id = OVERVIEW, title = '', depth }, symbol }) =>
        [id, title, depth, symbol ? 'symbol' : 'text'] as const,
    );
    return [[first.page.path, first.page.title, numberOf(first.place), sections]];
  });
  return { places, pages: entries };
};
