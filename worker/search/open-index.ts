import SearchableMap from 'minisearch/SearchableMap';
import { INDEX_FIELDS, type IndexField, type IndexFile, textToNumbers } from './index-format.ts';

/** The terms of a heading or a name. */
const HEADING_FIELDS: readonly IndexField[] = ['title', 'names'];

/** Where a part of the index has a term. */
interface TermOfPart {
  /** The lines of each field. */
  columns: readonly (readonly string[])[];
  line: number;
  /** The number of the part's first document. */
  first: number;
}

/** The documents with a term, by field. They are read when a query first asks for them: most terms are never searched. */
class Postings {
  readonly #parts: TermOfPart[] = [];
  #documents: ReadonlyMap<IndexField, readonly number[]> | undefined;

  add(part: TermOfPart): void {
    this.#parts.push(part);
  }

  /** Throws if the index is damaged. */
  get documents(): ReadonlyMap<IndexField, readonly number[]> {
    this.#documents ??= new Map(
      INDEX_FIELDS.map((field, column) => [
        field,
        this.#parts.flatMap(({ columns, line, first }) => documentsIn(columns[column]?.[line] ?? '', first)),
      ]),
    );
    return this.#documents;
  }

  /** `true` if a heading or a name has the term. */
  get isInHeading(): boolean {
    return this.#parts.some(({ columns, line }) =>
      HEADING_FIELDS.some((field) => columns[INDEX_FIELDS.indexOf(field)]?.[line]),
    );
  }

  /** The number of documents that have the term. Fields mostly share documents, so the longest list is close enough. */
  get frequency(): number {
    return Math.max(...[...this.documents.values()].map(({ length }) => length));
  }
}

const documentsIn = (line: string, first: number): number[] => {
  let document = first - 1;
  return textToNumbers(line).map((distance) => {
    document += distance;
    return document;
  });
};

/** The terms of an index. What only some queries need is built when the first of them comes, because an isolate's first search waits for it. */
export class TermIndex {
  readonly #postings = new Map<string, Postings>();
  #sorted: readonly string[] | undefined;
  #tree: SearchableMap<true> | undefined;

  add(term: string, part: TermOfPart): void {
    const postings = this.#postings.get(term) ?? new Postings();
    this.#postings.set(term, postings);
    postings.add(part);
  }

  get(term: string): Postings | undefined {
    return this.#postings.get(term);
  }

  /** The terms that begin with `start`, in order. */
  startingWith(start: string): string[] {
    this.#sorted ??= [...this.#postings.keys()].sort();
    const terms = this.#sorted;
    let first = 0;
    for (let end = terms.length; first < end; ) {
      const middle = (first + end) >> 1;
      if ((terms[middle] ?? '') < start) first = middle + 1;
      else end = middle;
    }
    let last = first;
    while (terms[last]?.startsWith(start)) last += 1;
    return terms.slice(first, last);
  }

  /** The terms as a tree, in which mistyped words are found. */
  get tree(): SearchableMap<true> {
    this.#tree ??= SearchableMap.from([...this.#postings.keys()].map((term) => [term, true]));
    return this.#tree;
  }
}

/** Opens the index of several parts. The numbers of documents continue from part to part. Throws if a part is damaged. */
export const openIndex = (parts: readonly IndexFile[]): TermIndex => {
  const index = new TermIndex();
  let first = 0;
  for (const { terms, postings, pages } of parts) {
    const names = readTerms(terms);
    const columns = INDEX_FIELDS.map((field) => postings[field].split('\n'));
    if (columns.some(({ length }) => length !== names.length))
      throw new Error('The search index is damaged: a field has missing lines.');
    for (const [line, term] of names.entries()) index.add(term, { columns, line, first });
    first += pages.reduce((sum, [, , , sections]) => sum + sections.length, 0);
  }
  return index;
};

const readTerms = (text: string): string[] => {
  let previous = '';
  return text.split('\n').map((line) => {
    const [shared = 0] = textToNumbers(line.charAt(0));
    previous = previous.slice(0, shared) + line.slice(1);
    return previous;
  });
};
