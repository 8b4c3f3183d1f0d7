import { letterEdits } from '#worker/model/text.ts';
import { INDEX_FIELDS, type IndexField, type IndexFile, textToNumbers } from './index-format.ts';
import { SCOPE_NAMES } from './scope.ts';
import { phraseKey, STOP_WORDS, stemOf, termsIn, VAGUE_WORDS, type Word, wordsOf } from './words.ts';

/** The documents that have a term, by field. */
type Documents = ReadonlyMap<IndexField, readonly number[]>;

/** Forms of a word begin alike, except for the last letter of a short one: `policy`, `policies`, and `center`, `centers`. */
const FORM_START_CHARACTERS = 4;
const LONGEST_ENDING_CHARACTERS = 4;

/**
 * The terms of the index, with functions that find some of them. What only some queries need is read when the first of them
 * comes, because an isolate's first search waits for it.
 */
export class Vocabulary {
  /** The lines of `terms` in `IndexFile`. */
  readonly #lines: readonly string[];
  readonly #documents = new Map<string, Documents>();
  readonly #forms = new Map<string, readonly string[]>();
  #near: NearWords | undefined;
  readonly #synonymLines: readonly (readonly [phrase: string, site: string])[];
  #synonyms: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;
  #readerWords: NearWords | undefined;

  constructor({ terms, synonyms }: Pick<IndexFile, 'terms' | 'synonyms'>) {
    this.#lines = terms.split('\n');
    this.#synonymLines = synonyms.split('\n').map((line) => {
      const [phrase = '', site = ''] = line.split('=');
      return [phrase, site];
    });
  }

  has(term: string): boolean {
    return this.#fieldsOf(term).length > 0;
  }

  /** `true` if a heading or a name has the term. */
  isInHeading(term: string): boolean {
    const [title, name] = this.#fieldsOf(term);
    return Boolean(title || name);
  }

  /** The documents with the term. Throws if the index is damaged. */
  documentsOf(term: string): Documents {
    const known = this.#documents.get(term);
    if (known) return known;
    const fields = this.#fieldsOf(term);
    const documents = new Map(INDEX_FIELDS.map((field, index) => [field, documentsIn(fields[index] ?? '')]));
    if (fields.length > 0) this.#documents.set(term, documents);
    return documents;
  }

  /** The number of sections that have the term. Fields mostly share sections, so the longest list is close enough. */
  frequencyOf(term: string): number {
    return Math.max(...[...this.documentsOf(term).values()].map(({ length }) => length));
  }

  /** The other forms of a word: its plural, `deploying` for `deploy`. */
  formsOf(term: string): readonly string[] {
    const stem = stemOf(term);
    const known = this.#forms.get(stem);
    const start = stem.slice(0, Math.max(2, Math.min(FORM_START_CHARACTERS, stem.length - 1)));
    const forms =
      known ??
      this.#startingWith(start).filter(
        (other) => other.length <= stem.length + LONGEST_ENDING_CHARACTERS && stemOf(other) === stem,
      );
    // Readers write any number of words that no section has.
    if (!known && forms.length > 0) this.#forms.set(stem, forms);
    return forms.filter((form) => form !== term);
  }

  /** The terms that begin with `start` and are longer: those of headings first, and then the shortest. */
  startingWith(start: string, limit: number): readonly string[] {
    return this.#startingWith(start)
      .filter((term) => term !== start)
      .map((term) => ({ term, rank: this.isInHeading(term) ? 0 : 1 }))
      .sort((a, b) => a.rank - b.rank || a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
      .slice(0, limit)
      .map(({ term }) => term);
  }

  /** `true` if a term is the text or begins with it. */
  begins(start: string): boolean {
    return this.#lines[positionOf(this.#lines, start)]?.startsWith(start) === true;
  }

  /** The fields of a term, or none. */
  #fieldsOf(term: string): readonly string[] {
    const start = `${term} `;
    const line = this.#lines[positionOf(this.#lines, start)];
    return line?.startsWith(start) ? line.slice(start.length).split(' ') : [];
  }

  #startingWith(start: string): string[] {
    const first = positionOf(this.#lines, start);
    let end = first;
    while (this.#lines[end]?.startsWith(start)) end += 1;
    return this.#lines.slice(first, end).map(termOf);
  }

  /** The terms that differ by some typing mistakes, with their number. */
  near(term: string, mistakes: number, { withReaderWords = false } = {}): ReadonlyMap<string, number> {
    this.#near ??= new NearWords(this.#lines.map(termOf));
    const found = this.#near.find(term, mistakes);
    return withReaderWords ? new Map([...this.#wordsOfReaders().find(term, mistakes), ...found]) : found;
  }

  /** The terms that this site uses instead of a phrase, for each of its synonyms. */
  synonymsOf(phrase: readonly Word[]): readonly (readonly string[])[] {
    this.#synonyms ??= new Map(
      [...Map.groupBy(this.#synonymLines, ([readers]) => phraseKey(wordsOf(readers)))].map(([key, found]) => [
        key,
        found.map(([, site]) => wordsOf(site).map(({ whole }) => whole)),
      ]),
    );
    return this.#synonyms.get(phraseKey(phrase)) ?? [];
  }

  /** `true` for a word that queries may have although the index lacks it. */
  hasReaderWord(word: string): boolean {
    return this.#wordsOfReaders().has(word);
  }

  #wordsOfReaders(): NearWords {
    this.#readerWords ??= new NearWords([
      ...SCOPE_NAMES,
      ...this.#synonymLines.flatMap(([readers]) => termsIn(readers)),
      ...STOP_WORDS,
      ...VAGUE_WORDS,
    ]);
    return this.#readerWords;
  }
}

const termOf = (line: string): string => line.slice(0, line.indexOf(' '));

/** The position of the first line that begins with a text, or that comes after it. */
const positionOf = (lines: readonly string[], start: string): number => {
  let first = 0;
  for (let end = lines.length; first < end; ) {
    const middle = (first + end) >> 1;
    if ((lines[middle] ?? '') < start) first = middle + 1;
    else end = middle;
  }
  return first;
};

const documentsIn = (distances: string): number[] => {
  let document = -1;
  return textToNumbers(distances).map((distance) => {
    document += distance;
    return document;
  });
};

/** Words among which mistyped ones are found. */
export class NearWords {
  readonly #known: ReadonlySet<string>;
  #words: readonly (readonly [word: string, letters: number])[] | undefined;

  constructor(words: Iterable<string>) {
    this.#known = new Set(words);
  }

  has(word: string): boolean {
    return this.#known.has(word);
  }

  /** The words that differ by some typing mistakes, with their number. A swap of neighbors is one mistake. */
  find(term: string, mistakes: number): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    if (mistakes === 0) return found;
    const letters = lettersOf(term);
    this.#words ??= Array.from(this.#known, (word) => [word, lettersOf(word)] as const);
    for (const [word, lettersOfWord] of this.#words) {
      if (Math.abs(word.length - term.length) > mistakes) continue;
      // A mistake adds a letter, drops one, or does both.
      if (bitsIn(letters ^ lettersOfWord) > 2 * mistakes) continue;
      const edits = letterEdits(word, term);
      if (edits > 0 && edits <= mistakes) found.set(word, edits);
    }
    return found;
  }
}

/** The letters of a word, as a bit each. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
};

const bitsIn = (number: number): number => {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** How many typing mistakes a word may have (requirements, section 7). */
export const mostMistakes = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
