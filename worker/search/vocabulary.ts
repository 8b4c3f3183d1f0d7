import type SearchableMap from 'minisearch/SearchableMap';
import type { TermIndex } from './open-index.ts';
import { stemOf } from './words.ts';

/** The terms of the index, with functions that find some of them. */
export interface Vocabulary {
  has: (term: string) => boolean;
  /** `true` if a heading or a name has the term. */
  isInHeading: (term: string) => boolean;
  /** The number of sections that have the term, at least in one field. */
  frequencyOf: (term: string) => number;
  /** The other forms of a word: its plural, `deploying` for `deploy`. */
  formsOf: (term: string) => readonly string[];
  /** The terms that begin with `start` and are longer: those of headings first, and then the shortest. */
  startingWith: (start: string, limit: number) => readonly string[];
  /** The pairs of terms that make up the word: `time` and `zone` for `timezone`. */
  halvesOf: (word: string) => readonly [string, string][];
  /** The terms that differ by some typing mistakes, with their number. A swap of neighbors is one mistake. */
  near: (term: string, mistakes: number) => ReadonlyMap<string, number>;
  /** `true` for a word, its start, or a form of it that a heading has after the name of the site: `up` of `nitric up`. */
  followsSiteName: (word: string) => boolean;
}

/** Forms of a word begin alike, except for the last letter of a short one: `policy`, `policies`, and `centre`, `center`. */
const FORM_START_CHARACTERS = 4;
const SHORTEST_HALF_CHARACTERS = 3;
const AFTER_SITE_NAME = /\bnitric[ .-](\w+)/gi;

/** The vocabulary of an index and of its headings. */
export const vocabularyOf = (index: TermIndex, headings: Iterable<string>): Vocabulary => {
  let afterSiteName: string[] | undefined;
  /** The forms of each stem, by the start of the stem. */
  const families = new Map<string, ReadonlyMap<string, readonly string[]>>();
  return {
    has: (term) => index.get(term) !== undefined,
    isInHeading: (term) => index.get(term)?.isInHeading ?? false,
    frequencyOf: (term) => index.get(term)?.frequency ?? 0,
    formsOf: (term) => {
      const stem = stemOf(term);
      const start = stem.slice(0, Math.min(FORM_START_CHARACTERS, stem.length - 1));
      const found = families.get(start) ?? Map.groupBy(index.startingWith(start), stemOf);
      if (found.size > 0) families.set(start, found);
      return (found.get(stem) ?? []).filter((form) => form !== term);
    },
    startingWith: (start, limit) =>
      index
        .startingWith(start)
        .map((term) => ({ term, rank: index.get(term)?.isInHeading ? 0 : 1 }))
        .filter(({ term }) => term !== start)
        .sort((a, b) => a.rank - b.rank || a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
        .slice(0, limit)
        .map(({ term }) => term),
    halvesOf: (word) =>
      splitsOf(word).filter((halves) => halves.every((half) => index.get(half) !== undefined)),
    near: (term, mistakes) => nearTerms(index.tree, term, mistakes),
    followsSiteName: (word) => {
      afterSiteName ??= [...headings].flatMap((heading) =>
        Array.from(heading.matchAll(AFTER_SITE_NAME), ([, next = '']) => next.toLowerCase()),
      );
      const meant = index.get(word) ? new Map() : nearTerms(index.tree, word, 1);
      return afterSiteName.some(
        (next) => next.startsWith(word) || stemOf(next) === stemOf(word) || meant.has(next),
      );
    },
  };
};

const splitsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_HALF_CHARACTERS + 1) }, (_, index) => [
    word.slice(0, index + SHORTEST_HALF_CHARACTERS),
    word.slice(index + SHORTEST_HALF_CHARACTERS),
  ]);

/** The terms of a tree that differ from a word by some typing mistakes, with their number. A swap of neighbors is one mistake. */
export const nearTerms = <T>(
  tree: SearchableMap<T>,
  term: string,
  mistakes: number,
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  if (mistakes === 0) return found;
  for (const swapped of withSwaps(term)) if (tree.has(swapped)) found.set(swapped, 1);
  for (const [other, [, distance]] of tree.fuzzyGet(term, mistakes))
    if (distance > 0 && !found.has(other)) found.set(other, distance);
  return found;
};

const withSwaps = (term: string): string[] =>
  Array.from(
    { length: Math.max(0, term.length - 1) },
    (_, index) => term.slice(0, index) + term.charAt(index + 1) + term.charAt(index) + term.slice(index + 2),
  );

/** How many typing mistakes a word may have (requirements, section 7). */
export const mostMistakes = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
