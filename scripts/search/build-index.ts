import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { INDEX_FIELDS, type IndexField } from '#worker/search/index/fields.ts';
import type { IndexedPage, IndexFile, Place } from '#worker/search/index/index-file.ts';
import { numbersToText } from '#worker/search/index/number-text.ts';
import { OVERVIEW } from './search-record.ts';
import type { SectionDocument } from './section-documents.ts';
import { sectionTerms } from './section-terms.ts';

/** The numbers that stand for a term in a field; see `postings` of {@link IndexFile}. */
interface Postings {
  last: number;
  numbers: number[];
}

/** More occurrences than this say no more. */
const MOST_OCCURRENCES = 2;

/** The file of the index of some pages, each with its sections. */
export const buildIndex = (
  pages: readonly (readonly SectionDocument[])[],
  symbols: SiteSymbols,
): IndexFile => {
  const postings = Object.fromEntries(INDEX_FIELDS.map((field) => [field, new Map()])) as Record<
    IndexField,
    Map<string, Postings>
  >; // it has every field
  for (const [number, document] of pages.flat().entries()) {
    const section = sectionTerms(document, symbols);
    for (const field of INDEX_FIELDS)
      for (const [term, count] of section[field]) add(postings[field], term, number, count);
  }
  const terms = [...new Set(INDEX_FIELDS.flatMap((field) => [...postings[field].keys()]))].sort();
  const column = (field: IndexField) =>
    terms.map((term) => numbersToText(postings[field].get(term)?.numbers ?? [])).join('\n');
  return {
    ...placedPages(pages),
    terms: termsText(terms),
    postings: Object.fromEntries(
      INDEX_FIELDS.map((field) => [field, column(field)]),
    ) as IndexFile['postings'], // it has every field
  };
};

const add = (postings: Map<string, Postings>, term: string, section: number, count: number): void => {
  const entry = postings.get(term) ?? { last: -1, numbers: [] };
  const distance = section - entry.last;
  if (count > 1) entry.numbers.push(distance * 2 + 1, Math.min(count, MOST_OCCURRENCES));
  else entry.numbers.push(distance * 2);
  entry.last = section;
  postings.set(term, entry);
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
      ({ section: { id = OVERVIEW, title = '', depth }, symbol, isAbsence }) =>
        [id, title, depth, symbol ? 'symbol' : isAbsence ? 'absence' : 'text'] as const,
    );
    return [[first.page.path, first.page.title, numberOf(first.place), sections]];
  });
  return { places, pages: entries };
};
