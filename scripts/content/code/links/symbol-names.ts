import type { LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { Value } from './value.ts';

/** A symbol as a sample names it, either by its own name or by that of a sibling. */
export const symbolNamed = (at: LocatedSymbol, name: string): Value => {
  const sibling = at.symbol.siblings?.find((candidate) => candidate.name === name);
  return { kind: 'symbol', at, id: at.symbol.name === name ? at.symbol.id : (sibling?.id ?? at.symbol.id) };
};

/** The name of a symbol and those of its siblings. */
export const namesOf = ({ name, siblings = [] }: SymbolMember): string[] => [
  name,
  ...siblings.map((sibling) => sibling.name),
];

/** The names by which Java reads and sets a property of Kotlin: `getReq` and `setReq` for `req`. */
export const accessorsOf = ({ name }: SymbolMember): string[] => {
  const rest = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [`get${rest}`, `set${rest}`];
};
