import type { SampleLanguage } from '#content/sdks.ts';
import { baseType } from '#scripts/content/symbols/base-type.ts';
import { isCalled } from '#scripts/content/symbols/is-called.ts';
import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { LibraryExports } from './library-exports.ts';
import { initializerNames, parameterNames } from './option-names.ts';
import { accessorsOf, namesOf, symbolNamed } from './symbol-names.ts';
import { isSeveral } from './type-text.ts';
import type { Value } from './value.ts';

export const isEntry = (symbol: SymbolMember): symbol is SymbolEntry =>
  Object.hasOwn(symbol, 'members') || baseType(symbol) !== undefined;

/** `true` for a class that is an iterator itself, such as JVM's `QueryStream<T>`. */
export const isIterator = ({ kind, signature = '' }: SymbolMember): boolean =>
  kind === 'class' && isSeveral(signature);

/** Languages whose new objects take fields by name: `new Task { Id = "a" }`. The others have only a constructor's parameters. */
const INITIALIZED: readonly SampleLanguage[] = ['csharp', 'go'];

/** The members of the types of a library. */
export class LibraryMembers {
  readonly #library: LibrarySymbols;
  readonly #exports: LibraryExports;

  constructor(library: LibrarySymbols, exports: LibraryExports) {
    this.#library = library;
    this.#exports = exports;
  }

  /** A member of a type, or of the type that it extends. */
  member(type: LocatedSymbol, name: string): Value | undefined {
    const { symbol } = type;
    if (!isEntry(symbol)) return undefined;
    const member =
      symbol.members?.find((candidate) => namesOf(candidate).includes(name)) ??
      symbol.members?.find(
        (candidate) => candidate.kind === 'property' && accessorsOf(candidate).includes(name),
      );
    const at = member && this.#library.find(member.id);
    if (at) return symbolNamed(at, name);
    const base = this.#base(type);
    return base && this.member(base, name);
  }

  /** The names of the members of a type. */
  names(at: LocatedSymbol): string[] {
    return this.#members(at).flatMap(namesOf);
  }

  /**
   * The names that arguments of a call, or fields of a new object, may have. `undefined` if they are not known: for a class
   * without a constructor and properties.
   */
  options(at: LocatedSymbol): string[] | undefined {
    const { symbol } = at;
    if (isCalled(symbol)) return parameterNames(symbol);
    const members = this.#members(at);
    const constructors = members.filter(({ kind }) => kind === 'constructor');
    const parameters = [
      ...initializerNames(symbol.signature),
      ...[symbol, ...constructors].flatMap(parameterNames),
    ];
    const properties = members.filter(({ kind }) => kind === 'property').flatMap(namesOf);
    const isInitialized = INITIALIZED.includes(this.#library.about.language);
    const names = parameters.length > 0 && !isInitialized ? parameters : [...parameters, ...properties];
    return names.length > 0 ? names : undefined;
  }

  /** The members of a type, and of the type that it extends. */
  #members(type: LocatedSymbol): SymbolMember[] {
    const { symbol } = type;
    if (!isEntry(symbol)) return [];
    const base = this.#base(type);
    return [...(symbol.members ?? []), ...(base ? this.#members(base) : [])];
  }

  #base({ symbol, page }: LocatedSymbol): LocatedSymbol | undefined {
    const name = baseType(symbol);
    const base = name === undefined ? undefined : this.#exports.type(name, page);
    return base?.kind === 'symbol' && base.at.symbol !== symbol ? base.at : undefined;
  }
}
