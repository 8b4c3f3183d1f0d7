import { isCalled } from '#scripts/content/symbols/is-called.ts';
import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';

/** The names that code uses for a symbol and for the contents of its section: `on`, `Bucket.on`, `Nitric.bucket`, `ctx.res.status`. */
export const symbolNames = (located: LocatedSymbol, library: LibrarySymbols): string[] => {
  const { entry } = library.about;
  const { symbol, owner } = located;
  return [
    ...ownNames(located),
    ...(owner || entry === undefined ? [] : [`${entry}.${symbol.name}`]),
    ...pathNames(located, library),
  ];
};

/** The names of a symbol, of its siblings, and of the members that are rows of its section. */
const ownNames = ({ symbol, owner }: LocatedSymbol): string[] => [
  ...withOwner(symbol.name, owner?.name),
  ...(symbol.siblings ?? []).flatMap(({ name }) => withOwner(name, owner?.name)),
  ...rowsOf(symbol).flatMap(({ name }) => withOwner(name, symbol.name)),
];

const withOwner = (name: string, owner: string | undefined): string[] =>
  owner === undefined ? [name] : [name, `${owner}.${name}`];

const rowsOf = (symbol: SymbolEntry | SymbolMember): readonly SymbolMember[] =>
  'members' in symbol ? (symbol.members ?? []).filter((member) => !isCalled(member)) : [];

/** How code reaches a member of a type that another type has as a property: `res.status`, and `ctx.res.status`. */
const pathNames = ({ symbol, owner }: LocatedSymbol, { pages }: LibrarySymbols): string[] => {
  const type = owner ?? symbol;
  const members = owner ? [symbol] : rowsOf(symbol);
  const holders = [...pages.values()].flatMap(({ symbols }) => symbols);
  return holders.flatMap((holder) => {
    const properties = (holder.members ?? []).filter((property) => property.type === type.name);
    const starts = properties.flatMap(({ name }) =>
      holder.name.endsWith('Context') ? [name, `ctx.${name}`] : [name],
    );
    return starts.flatMap((start) => members.map((member) => `${start}.${member.name}`));
  });
};
