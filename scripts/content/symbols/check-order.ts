import { namedVersion } from '#content/references.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { LibrarySymbols } from './site-symbols.ts';

/**
 * Reports symbols that another library has in another order, so that a reader who knows the page of one library finds
 * everything on that of another. Latest versions come before older ones, and the order of the first library counts.
 */
export const checkOrder = (all: readonly LibrarySymbols[], problems: Problem[]): void => {
  const libraries = all.toSorted((one, other) => Number(isOld(one)) - Number(isOld(other)));
  for (const [number, library] of libraries.entries())
    for (const page of library.pages.keys()) {
      const ids = symbolIds(library, page);
      for (const other of libraries.slice(0, number)) {
        const moved = firstMoved(ids, symbolIds(other, page));
        if (!moved) continue;
        const [before, id] = moved;
        problems.push({
          ...library.origin(page, ['symbols', ids.indexOf(id), 'id']),
          message: `\`${id}\` is below \`${before}\`, but above it in the data of \`${other.reference}\`.`,
          hint: `Move it above \`${before}\`, so that every library has its symbols in the same order.`,
        });
        break;
      }
    }
};

const isOld = ({ reference }: LibrarySymbols): boolean => namedVersion(reference) !== undefined;

const symbolIds = ({ pages }: LibrarySymbols, page: string): string[] =>
  pages.get(page)?.symbols.map(({ id }) => id) ?? [];

/** The first symbol that is above its predecessor in `others`, and that predecessor. */
const firstMoved = (ids: readonly string[], others: readonly string[]): [string, string] | undefined => {
  const shared = ids.filter((id) => others.includes(id));
  const index = shared.findIndex(
    (id, at) => at > 0 && others.indexOf(id) < others.indexOf(shared[at - 1] ?? ''),
  );
  const [before, id] = shared.slice(index - 1, index + 1);
  return index > 0 && before !== undefined && id !== undefined ? [before, id] : undefined;
};
