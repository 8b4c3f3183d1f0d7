import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { INDEX_FIELDS, type IndexField } from './fields.ts';
import type { IndexFile } from './index-file.ts';
import { textToNumbers } from './number-text.ts';

/** For each field, by its number: the documents with the term, and how often each has it. */
type Postings = Map<number, Map<number, number>>;
export type TermTree = SearchableMap<Postings>;

/** The terms of a heading or a name. */
const HEADING_FIELDS: readonly IndexField[] = ['title', 'names'];

/**
 * MiniSearch on an index that a build made. MiniSearch reads its own format through objects with a key for each document, which
 * takes four times as long.
 */
export class BuiltIndex extends MiniSearch {
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

/** Opens the index of a file. Throws if the file is damaged. */
export const openIndex = ({ terms, postings }: IndexFile, documents: number): BuiltIndex => {
  const lengths = Array.from({ length: documents }, () => INDEX_FIELDS.map(() => 0));
  const columns = INDEX_FIELDS.map((field) => postings[field].split('\n'));
  const tree: TermTree = new SearchableMap();
  const names = readTerms(terms);
  if (columns.some(({ length }) => length !== names.length)) throw damaged('a field has missing lines');
  for (const [line, term] of names.entries()) {
    const found: Postings = new Map();
    for (const [field, column] of columns.entries()) {
      const text = column[line];
      if (text) found.set(field, readPostings(text, field, lengths));
    }
    tree.set(term, found);
  }
  return new BuiltIndex(tree, lengths);
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

const readPostings = (line: string, field: number, lengths: readonly number[][]): Map<number, number> => {
  const numbers = textToNumbers(line);
  const found = new Map<number, number>();
  let document = -1;
  for (let index = 0; index < numbers.length; index += 1) {
    const value = numbers[index] ?? 0;
    const isRepeated = value % 2 === 1;
    document += value >> 1;
    if (isRepeated) index += 1;
    const length = lengths[document];
    if (!length) throw damaged('it names an unknown document');
    length[field] = (length[field] ?? 0) + 1;
    found.set(document, isRepeated ? (numbers[index] ?? 1) : 1);
  }
  return found;
};

/** `true` if a heading or a name has the term. */
export const isInHeading = (postings: Postings): boolean =>
  HEADING_FIELDS.some((field) => postings.has(INDEX_FIELDS.indexOf(field)));

/** The number of documents that have a term. Fields mostly share documents, so the longest list is close enough. */
export const frequencyIn = (postings: Postings): number =>
  Math.max(0, ...[...postings.values()].map(({ size }) => size));
