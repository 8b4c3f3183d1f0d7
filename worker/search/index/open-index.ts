import MiniSearch, { type AsPlainObject } from 'minisearch';
import { INDEX_FIELDS } from './fields.ts';
import type { IndexFile } from './index-file.ts';
import { textToNumbers } from './number-text.ts';

/** Opens the index of a file. Throws if the file is damaged. */
export const openIndex = (file: IndexFile, documents: number): { index: MiniSearch; terms: string[] } => {
  const terms = readTerms(file.terms);
  const lengths = Array.from({ length: documents }, () => INDEX_FIELDS.map(() => 0));
  const entries = terms.map((term): [string, Record<string, Record<string, number>>] => [term, {}]);
  for (const [field, name] of INDEX_FIELDS.entries()) {
    const lines = file.postings[name].split('\n');
    if (lines.length !== terms.length)
      throw new Error(`The search index is damaged: \`${name}\` has missing lines.`);
    for (const [number, line] of lines.entries()) {
      if (line === '') continue;
      const frequencies = readPostings(line);
      const entry = entries[number];
      if (entry) entry[1][field] = Object.fromEntries(frequencies);
      for (const [document] of frequencies) {
        const counts = lengths[document];
        if (!counts) throw new Error('The search index is damaged: it names an unknown document.');
        counts[field] = (counts[field] ?? 0) + 1;
      }
    }
  }
  const plain = {
    documentCount: documents,
    nextId: documents,
    documentIds: Object.fromEntries(lengths.map((_, document) => [document, document])),
    fieldIds: Object.fromEntries(INDEX_FIELDS.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: INDEX_FIELDS.map(
      (_, field) => lengths.reduce((sum, counts) => sum + (counts[field] ?? 0), 0) / documents,
    ),
    storedFields: {},
    dirtCount: 0,
    index: entries,
    serializationVersion: 2,
  };
  const options = {
    fields: [...INDEX_FIELDS],
    tokenize: (text: string) => [text],
    processTerm: (term: string) => term,
  };
  return { index: MiniSearch.loadJS(plain as unknown as AsPlainObject, options), terms };
};

const readTerms = (text: string): string[] => {
  let previous = '';
  return text.split('\n').map((line) => {
    const [shared = 0] = textToNumbers(line.charAt(0));
    previous = previous.slice(0, shared) + line.slice(1);
    return previous;
  });
};

const readPostings = (line: string): [document: number, frequency: number][] => {
  const numbers = textToNumbers(line);
  const found: [number, number][] = [];
  let document = -1;
  for (let index = 0; index < numbers.length; index += 1) {
    const value = numbers[index] ?? 0;
    document += value >> 1;
    if (value % 2 === 1) index += 1;
    found.push([document, value % 2 === 1 ? (numbers[index] ?? 1) : 1]);
  }
  return found;
};
