import type SearchableMap from 'minisearch/SearchableMap';

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
