import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { LibraryExports } from './library-exports.ts';
import { accessorsOf, namesOf, symbolNamed } from './symbol-names.ts';
import { isSeveral } from './type-text.ts';
import type { Value } from './value.ts';

export const isEntry = (symbol: SymbolMember): symbol is SymbolEntry =>
  Object.hasOwn(symbol, 'members') || Object.hasOwn(symbol, 'extends');

/** `true` for a class that is an iterator itself, such as JVM's `QueryStream<T>`. */
export const isIterator = ({ kind, signature = '' }: SymbolMember): boolean =>
  kind === 'class' && isSeveral(signature);

/** The members of the types of a library. */
export class LibraryMembers {
  readonly #library: LibrarySymbols;
  readonly #exports: LibraryExports;

  constructor(library: LibrarySymbols, exports: LibraryExports) {
    this.#library = library;
    this.#exports = exports;
  }

  /** A member of a type, or of the type that it extends. */
  member({ symbol, page }: LocatedSymbol, name: string): Value | undefined {
    if (!isEntry(symbol)) return undefined;
    const member =
      symbol.members?.find((candidate) => namesOf(candidate).includes(name)) ??
      symbol.members?.find(
        (candidate) => candidate.kind === 'property' && accessorsOf(candidate).includes(name),
      );
    const at = member && this.#library.find(member.id);
    if (at) return symbolNamed(at, name);
    const base = symbol.extends === undefined ? undefined : this.#exports.type(symbol.extends, page);
    return base?.kind === 'symbol' ? this.member(base.at, name) : undefined;
  }

  /** The names of the members of a type. */
  names({ symbol, page }: LocatedSymbol): string[] {
    if (!isEntry(symbol)) return [];
    const base = symbol.extends === undefined ? undefined : this.#exports.type(symbol.extends, page);
    return [
      ...(symbol.members ?? []).flatMap(namesOf),
      ...(base?.kind === 'symbol' ? this.names(base.at) : []),
    ];
  }

  /** The names that arguments of a function, or fields of a new object, may have. */
  options(at: LocatedSymbol): string[] {
    const constructors = isEntry(at.symbol)
      ? (at.symbol.members ?? []).filter(({ kind }) => kind === 'constructor')
      : [];
    const parameters = [at.symbol, ...constructors].flatMap((symbol) => symbol.parameters ?? []);
    return [...parameters.flatMap(({ name }) => name.match(/\w+/g) ?? []), ...this.names(at)];
  }
}
