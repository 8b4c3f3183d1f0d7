import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import { shortTitle } from './symbol-title.ts';

/** A symbol with its title next to its owner. */
export interface AnchoredName extends Pick<SymbolMember, 'id' | 'kind'> {
  title: string;
}

/** The siblings of a symbol, and its members with theirs. */
export const namesBelow = (symbol: SymbolEntry): AnchoredName[] => [
  ...siblingNames(symbol),
  ...(symbol.members ?? []).flatMap(withSiblings),
];

/** A symbol and its siblings. */
export const withSiblings = (symbol: SymbolMember): AnchoredName[] => [
  { id: symbol.id, kind: symbol.kind, title: shortTitle(symbol) },
  ...siblingNames(symbol),
];

const siblingNames = (symbol: SymbolMember): AnchoredName[] =>
  (symbol.siblings ?? []).map(({ id, name }) => ({
    id,
    kind: symbol.kind,
    title: shortTitle({ ...symbol, name }),
  }));
