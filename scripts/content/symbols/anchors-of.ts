import type { SymbolFile } from './file-schemas.ts';

/** The anchors of a page's symbols and of its notes about what the library lacks. */
export const anchorsOf = ({ symbols, absent = [] }: SymbolFile): string[] => [
  ...symbols
    .flatMap((symbol) => [symbol, ...(symbol.members ?? [])])
    .flatMap(({ id, siblings = [] }) => [id, ...siblings.map((sibling) => sibling.id)]),
  ...absent.map(({ id }) => id),
];
