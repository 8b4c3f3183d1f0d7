import { naming } from '#scripts/content/problems/problem.ts';
import {
  INDEX_FIELDS,
  type IndexedPage,
  type IndexField,
  type IndexFile,
  numbersToText,
  type Place,
} from '#worker/search/index-format.ts';
import { STOP_WORDS, termsIn, writtenWords } from '#worker/search/words.ts';
import { indexedFields } from './indexed-fields.ts';
import { OVERVIEW, type SectionDocument } from './section-documents.ts';
import type { Synonym } from './synonyms.ts';

/** The file of the index of some pages, each with its sections. */
export const buildIndex = (
  pages: readonly (readonly SectionDocument[])[],
  synonyms: readonly Synonym[],
): IndexFile => {
  const collected = new IndexTerms();
  for (const [section, document] of pages.flat().entries()) {
    naming(addressOf(document), () => {
      const fields = indexedFields(document);
      for (const field of INDEX_FIELDS) collected.add(section, field, fields[field]);
    });
  }
  return {
    ...placedPages(pages),
    terms: collected.sorted().map(lineOf).join('\n'),
    synonyms: synonyms
      .flatMap(({ readers, site }) => readers.map((phrase) => `${phrase}=${site}`))
      .join('\n'),
  };
};

const addressOf = ({ page, section: { id } }: SectionDocument): string =>
  id === undefined ? page.path : `${page.path}#${id}`;

const lineOf = ({ text, postings }: IndexTerm): string =>
  [text, ...INDEX_FIELDS.map((field) => numbersToText(postings[field]?.numbers ?? []))].join(' ').trimEnd();

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

/** A term, with the numbers that stand for it in each field; see `terms` of `IndexFile`. */
interface IndexTerm {
  text: string;
  isStopWord: boolean;
  postings: Partial<Record<IndexField, Postings>>;
}

interface Postings {
  numbers: number[];
  /** The last section with the term. */
  section: number;
}

/** The fields in which stop words count. */
const NAMING_FIELDS: ReadonlySet<IndexField> = new Set(['title', 'names', 'aliases', 'code']);

/** Collects the terms of sections. Texts repeat their words, so each word is split into its terms once. */
class IndexTerms {
  readonly #terms = new Map<string, IndexTerm>();
  readonly #words = new Map<string, readonly IndexTerm[]>();

  /** Adds the text of a field. Sections come in order, and the fields of each in the order of `INDEX_FIELDS`. */
  add(section: number, field: IndexField, text: string): void {
    const isNaming = NAMING_FIELDS.has(field);
    const isBody = field === 'text' || field === 'code';
    for (const word of writtenWords(text)) {
      for (const term of this.#words.get(word) ?? this.#split(word)) {
        const counts = (isNaming || !term.isStopWord) && !(isBody && isInHeading(term, section));
        if (counts) count(term, field, section);
        if (field === 'code') break; // the parts of names in code are too common
      }
    }
  }

  /** The terms that any field has, sorted. */
  sorted(): IndexTerm[] {
    return [...this.#terms.values()]
      .filter(({ postings }) => Object.keys(postings).length > 0)
      .sort((a, b) => (a.text < b.text ? -1 : 1));
  }

  /** The terms of a word, the whole word first. */
  #split(word: string): readonly IndexTerm[] {
    const terms = termsIn(word).map((text) => {
      const term = this.#terms.get(text) ?? { text, isStopWord: STOP_WORDS.has(text), postings: {} };
      this.#terms.set(text, term);
      return term;
    });
    this.#words.set(word, terms);
    return terms;
  }
}

/** A term of these fields adds nothing in the text, so the index is smaller without the second entry. */
const isInHeading = ({ postings: { title, names, aliases } }: IndexTerm, section: number): boolean =>
  title?.section === section || names?.section === section || aliases?.section === section;

/** Adds an occurrence. Further ones of the same section add nothing. */
const count = ({ postings }: IndexTerm, field: IndexField, section: number): void => {
  postings[field] ??= { numbers: [], section: -1 };
  const counted = postings[field];
  if (counted.section === section) return;
  counted.numbers.push(section - counted.section);
  counted.section = section;
};
