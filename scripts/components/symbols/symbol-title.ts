import { isCalled } from '#scripts/content/symbols/is-called.ts';
import type { LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';

/** The name of a symbol as a reader looks for it: `bucket()`, `Bucket.file()`, `File.name`. */
export const symbolTitle = (symbol: SymbolMember, owner?: SymbolEntry): string =>
  `${owner ? `${owner.name}.` : ''}${shortTitle(symbol)}`;

/** The name of a symbol next to its owner: `file()`, `name`. */
export const shortTitle = (symbol: Pick<SymbolMember, 'name' | 'kind'>): string =>
  isCalled(symbol) ? `${symbol.name}()` : symbol.name;

/** The title of the symbol with this identifier, which may be a sibling of the symbol that was found. */
export const locatedTitle = ({ symbol, owner }: LocatedSymbol, id: string): string => {
  const sibling = symbol.siblings?.find((other) => other.id === id);
  return symbolTitle(sibling ? { ...symbol, name: sibling.name } : symbol, owner);
};
