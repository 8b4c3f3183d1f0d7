import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { INDEX_FIELDS, type IndexField, type IndexFile, textToNumbers } from './index-format.ts';

/** The documents with the term and how often each has it, by the number of the field. */
type Postings = Map<number, Map<number, number>>;
export type TermTree = SearchableMap<Postings>;

/** The terms of a heading or a name. */
const HEADING_FIELDS: readonly IndexField[] = ['title', 'names'];

/**
 * MiniSearch on an index that the build wrote. MiniSearch reads its own format through objects with a key for each document, which
 * takes twice as long.
 */
class BuiltIndex extends MiniSearch {
  readonly terms: TermTree;

  constructor(tree: TermTree, lengths: readonly number[][]) {
    super({ fields: [...INDEX_FIELDS], tokenize: (text) => [text], processTerm: (term) => term });
    const documents = lengths.length;
    this.terms = tree;
    this._index = tree as unknown as typeof this._index; // The package declares the same class twice.
    this._documentCount = documents;
    this._nextId = documents;
    this._documentIds = new Map(lengths.map((_, document) => [document, document]));
    this._idToShortId = new Map(lengths.map((_, document) => [document, document]));
    this._fieldLength = new Map(lengths.entries());
    this._avgFieldLength = INDEX_FIELDS.map(
      (_, field) => lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / documents,
    );
  }
}

/** Opens the index of several parts. The numbers of documents continue from part to part. Throws if a part is damaged. */
export const openIndex = (parts: readonly IndexFile[]): BuiltIndex => {
  const tree: TermTree = new SearchableMap();
  const lengths: number[][] = [];
  for (const part of parts) {
    const first = lengths.length;
    for (const [, , , sections] of part.pages)
      for (const _ of sections) lengths.push(INDEX_FIELDS.map(() => 0));
    addPart(tree, part, { first, lengths });
  }
  return new BuiltIndex(tree, lengths);
};

interface Documents {
  /** The number of the part's first document. */
  first: number;
  /** The number of terms in each field, by document. */
  lengths: readonly number[][];
}

const addPart = (tree: TermTree, { terms, postings }: IndexFile, documents: Documents): void => {
  const names = readTerms(terms);
  const columns = INDEX_FIELDS.map((field) => postings[field].split('\n'));
  if (columns.some(({ length }) => length !== names.length)) throw damaged('a field has missing lines');
  for (const [line, term] of names.entries()) {
    const fields = tree.fetch(term, () => new Map());
    for (const [field, column] of columns.entries()) {
      const text = column[line];
      if (!text) continue;
      const found = fields.get(field) ?? new Map<number, number>();
      fields.set(field, found);
      readPostings(text, found, field, documents);
    }
  }
};

const damaged = (how: string): Error => new Error(`The search index is damaged: ${how}.`);

const readTerms = (text: string): string[] => {
  let previous = '';
  return text.split('\n').map((line) => {
    const [shared = 0] = textToNumbers(line.charAt(0));
    previous = previous.slice(0, shared) + line.slice(1);
    return previous;
  });
};

const readPostings = (
  line: string,
  found: Map<number, number>,
  field: number,
  { first, lengths }: Documents,
): void => {
  let document = first - 1;
  for (const value of textToNumbers(line)) {
    document += value >> 1;
    const length = lengths[document];
    if (!length) throw damaged('it names an unknown document');
    length[field] = (length[field] ?? 0) + 1;
    found.set(document, 1 + (value % 2));
  }
};

/** `true` if a heading or a name has the term. */
export const isInHeading = (postings: Postings): boolean =>
  HEADING_FIELDS.some((field) => postings.has(INDEX_FIELDS.indexOf(field)));

/** The number of documents that have a term. Fields mostly share documents, so the longest list is close enough. */
export const frequencyIn = (postings: Postings): number =>
  Math.max(0, ...[...postings.values()].map(({ size }) => size));
