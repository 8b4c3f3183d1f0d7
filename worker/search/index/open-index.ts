import MiniSearch, { type AsPlainObject } from 'minisearch';
import { INDEX_FIELDS } from './fields.ts';
import type { IndexFile } from './index-file.ts';
import { textToNumbers } from './number-text.ts';

/** The index of a file. */
export interface OpenIndex {
  index: MiniSearch;
  /** The terms in order, and the number of documents that have each. */
  terms: readonly string[];
  frequencies: ReadonlyMap<string, number>;
}

/** Opens the index of a file. Throws if the file is damaged. */
export const openIndex = (file: IndexFile, documents: number): OpenIndex => {
  const terms = readTerms(file.terms);
  const lengths = Array.from({ length: documents }, () => INDEX_FIELDS.map(() => 0));
  const index = terms.map((term): [string, Record<string, Record<string, number>>] => [term, {}]);
  const seen = new Int32Array(documents).fill(-1);
  const columns = INDEX_FIELDS.map((name) => file.postings[name].split('\n'));
  if (columns.some(({ length }) => length !== terms.length)) throw damaged('a field has missing lines');
  const frequencies = new Map<string, number>();
  for (const [number, [term, fields]] of index.entries()) {
    let frequency = 0;
    for (const [field, column] of columns.entries()) {
      const line = column[number];
      if (!line) continue;
      const postings: Record<string, number> = {};
      readPostings(line, (document, count) => {
        const length = lengths[document];
        if (!length) throw damaged('it names an unknown document');
        postings[document] = count;
        length[field] = (length[field] ?? 0) + 1;
        if (seen[document] !== number) frequency += 1;
        seen[document] = number;
      });
      fields[field] = postings;
    }
    frequencies.set(term, frequency);
  }
  const plain = {
    documentCount: documents,
    nextId: documents,
    documentIds: Object.fromEntries(lengths.map((_, document) => [document, document])),
    fieldIds: Object.fromEntries(INDEX_FIELDS.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: INDEX_FIELDS.map(
      (_, field) => lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / documents,
    ),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
  const options = { fields: [...INDEX_FIELDS], tokenize: (text: string) => [text], processTerm: (term: string) => term };
  return { index: MiniSearch.loadJS(plain as unknown as AsPlainObject, options), terms, frequencies };
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

/** Calls `found` for each document of a line. */
const readPostings = (line: string, found: (document: number, frequency: number) => void): void => {
  const numbers = textToNumbers(line);
  let document = -1;
  for (let index = 0; index < numbers.length; index += 1) {
    const value = numbers[index] ?? 0;
    const isRepeated = value % 2 === 1;
    document += value >> 1;
    if (isRepeated) index += 1;
    found(document, isRepeated ? (numbers[index] ?? 1) : 1);
  }
};
