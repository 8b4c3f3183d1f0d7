import SearchableMap from 'minisearch/SearchableMap';
import { groupedBy } from './grouped-by.ts';
import { stemOf } from './stem.ts';

/** The terms of the index, and ways to find some of them. */
export interface Vocabulary {
  has: (term: string) => boolean;
  /** The other forms of a word: its plural, `deploying` for `deploy`. */
  formsOf: (term: string) => readonly string[];
  /** The terms that begin with `start` and are longer, shortest first. */
  startingWith: (start: string, limit: number) => readonly string[];
  /** The terms that differ by some typing mistakes, with their number. A swap of neighbors is one mistake. */
  near: (term: string, mistakes: number) => ReadonlyMap<string, number>;
}

export const vocabularyOf = (terms: readonly string[]): Vocabulary => {
  const tree = SearchableMap.from(terms.map((term): [string, true] => [term, true]));
  const families = groupedBy(terms, stemOf);
  return {
    has: (term) => tree.has(term),
    formsOf: (term) => (families.get(stemOf(term)) ?? []).filter((form) => form !== term),
    startingWith: (start, limit) =>
      [...tree.atPrefix(start).keys()]
        .filter((term) => term !== start)
        .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
        .slice(0, limit),
    near: (term, mistakes) => {
      if (mistakes === 0) return new Map();
      const found = new Map<string, number>();
      for (const swapped of withSwaps(term)) if (tree.has(swapped)) found.set(swapped, 1);
      for (const [other, [, distance]] of tree.fuzzyGet(term, mistakes))
        if (distance > 0 && !found.has(other)) found.set(other, distance);
      return found;
    },
  };
};

const withSwaps = (term: string): string[] =>
  Array.from(
    { length: Math.max(0, term.length - 1) },
    (_, index) => term.slice(0, index) + term.charAt(index + 1) + term.charAt(index) + term.slice(index + 2),
  );
