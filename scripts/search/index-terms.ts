import type { IndexField } from '#worker/search/index/fields.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { termsIn, writtenWords } from '#worker/search/terms/words.ts';

/** A term, with the numbers that stand for it in each field; see `postings` of `IndexFile`. */
interface IndexTerm {
  text: string;
  isStopWord: boolean;
  postings: Partial<Record<IndexField, Postings>>;
}

interface Postings {
  numbers: number[];
  /** The last section with the term. */
  section: number;
  /** `true` if that section has it more than once. */
  isRepeated: boolean;
}

/** The fields in which stop words count. */
const NAMING_FIELDS: ReadonlySet<IndexField> = new Set(['title', 'names', 'aliases', 'code']);

/** Collects the terms of sections. Texts repeat their words, so each word is split into its terms once. */
export class IndexTerms {
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

/** Adds an occurrence. A second one of the same section is recorded, and further ones are ignored. */
const count = ({ postings }: IndexTerm, field: IndexField, section: number): void => {
  postings[field] ??= { numbers: [], section: -1, isRepeated: false };
  const own = postings[field];
  if (own.section !== section) {
    own.numbers.push((section - own.section) * 2);
    own.section = section;
    own.isRepeated = false;
  } else if (!own.isRepeated) {
    own.numbers.push((own.numbers.pop() ?? 0) + 1);
    own.isRepeated = true;
  }
};
