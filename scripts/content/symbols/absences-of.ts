import type { SymbolFile } from './file-schemas.ts';
import type { LibrarySymbols } from './site-symbols.ts';

/** Everything that a library says it does not have: pages, and symbols of its pages. */
export const absencesOf = ({ about, pages }: LibrarySymbols): NonNullable<SymbolFile['absent']> =>
  [about, ...pages.values()].flatMap(({ absent = [] }) => absent);
