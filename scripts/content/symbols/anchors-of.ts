import type { SymbolFile } from './file-schemas.ts';
import type { SymbolMember } from './symbol-schema.ts';
import { withMembers } from './with-members.ts';

/** The anchors of a page's symbols and of its notes about what the library lacks. */
export const anchorsOf = ({ symbols, absent = [] }: SymbolFile): string[] => [
  ...withMembers(symbols).flatMap(idsOf),
  ...absent.map(({ id }) => id),
];

/** The identifier of a symbol, and those of its siblings. */
export const idsOf = ({ id, siblings = [] }: SymbolMember): string[] => [
  id,
  ...siblings.map((sibling) => sibling.id),
];
