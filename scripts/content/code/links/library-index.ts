import type { SymbolEntry, SymbolKind, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';

/** A value in a sample, as far as it is known. */
export type Value =
  /** The module itself, such as Go's `nitric`. */
  | { kind: 'module'; module: string }
  /** A function, a method, a type, or another symbol. `id` differs from the symbol's for one of its siblings. */
  | { kind: 'symbol'; at: LocatedSymbol; id: string }
  /** An object of a type. */
  | { kind: 'object'; type: LocatedSymbol }
  /** Several objects of a type, such as a list or an iterator. */
  | { kind: 'objects'; type: LocatedSymbol };

/** Members that code may name without their owner: functions that return an option, and Go's enum values. */
const WITHOUT_OWNER: readonly SymbolKind[] = ['function', 'constructor', 'value', 'constant'];

const isEntry = (symbol: SymbolMember): symbol is SymbolEntry => Object.hasOwn(symbol, 'members');

/** Finds the symbols of a library by the names that samples use. */
export class LibraryIndex {
  readonly #library: LibrarySymbols;
  /** The top-level symbols by name. A name may occur on several pages. */
  readonly #named = new Map<string, LocatedSymbol[]>();
  readonly #modules = new Set<string>();

  constructor(library: LibrarySymbols) {
    this.#library = library;
    this.#modules.add(library.about.module);
    for (const { symbols, module } of library.pages.values()) {
      if (module) this.#modules.add(module);
      for (const symbol of symbols) {
        if (symbol.module) this.#modules.add(symbol.module);
        const located = library.find(symbol.id);
        if (!located) continue;
        this.#add(located);
        for (const member of symbol.members ?? [])
          if (WITHOUT_OWNER.includes(member.kind)) this.#add(library.find(member.id));
      }
    }
  }

  #add(located: LocatedSymbol | undefined): void {
    if (!located) return;
    for (const name of namesOf(located.symbol))
      this.#named.set(name, [...(this.#named.get(name) ?? []), located]);
  }

  /** `true` if a module belongs to the library. */
  isModule(module: string): boolean {
    return this.#modules.has(module);
  }

  /** The top-level symbols of a module by name, for imports of everything. */
  names(): Iterable<string> {
    return this.#named.keys();
  }

  /** A top-level symbol by name. Prefers the module's, then the page's. */
  named(name: string, { module, page }: { module?: string; page?: string } = {}): Value | undefined {
    const found = this.#named.get(name) ?? [];
    const at =
      found.find((symbol) => module !== undefined && this.#moduleOf(symbol) === module) ??
      found.find((symbol) => symbol.page === page) ??
      found[0];
    return at && { kind: 'symbol', at, id: idNamed(at.symbol, name) };
  }

  /** A member of a value by name. `undefined` if the value has none of this name, or if nothing is known about it. */
  member(value: Value | undefined, name: string): Value | undefined {
    if (value?.kind === 'module') return this.named(name, { module: value.module });
    if (this.#isEntry(value)) return this.#memberOfType(value, name) ?? this.#function(name);
    return this.#memberOfType(value, name);
  }

  #memberOfType(value: Value | undefined, name: string): Value | undefined {
    const owner = ownerOf(value);
    const symbol = owner?.members?.find((member) => namesOf(member).includes(name));
    const at = symbol && this.#library.find(symbol.id);
    return at && symbol ? { kind: 'symbol', at, id: idNamed(symbol, name) } : undefined;
  }

  #isEntry(value: Value | undefined): boolean {
    return value?.kind === 'symbol' && value.at.symbol.name === this.#library.about.entry;
  }

  /** A top-level function, called through the library's entry. */
  #function(name: string): Value | undefined {
    const at = this.#named.get(name)?.find(({ symbol }) => symbol.kind === 'function');
    return at && { kind: 'symbol', at, id: idNamed(at.symbol, name) };
  }

  /** `true` if all members of a value are known, so that a member without a symbol is a mistake. */
  isComplete(value: Value | undefined): boolean {
    if (value?.kind === 'module' || this.#isEntry(value)) return true;
    // Languages give every enum and its values members such as `values` and `name`.
    const owner = ownerOf(value);
    return owner !== undefined && owner.kind !== 'enum' && (owner.members?.length ?? 0) > 0;
  }

  /** The object that a property holds, a value of an enum is, or a call returns. */
  result(value: Value | undefined): Value | undefined {
    if (value?.kind !== 'symbol') return undefined;
    const { symbol, page, owner } = value.at;
    if (symbol.kind === 'class' || symbol.kind === 'interface' || symbol.kind === 'type')
      return { kind: 'object', type: value.at };
    if (symbol.kind === 'constructor' && owner) return this.#object(owner.name, page);
    const { returns } = symbol;
    if (returns?.of === undefined) return undefined;
    return this.#holding(returns.type, this.#object(returns.of, page));
  }

  /** The object that a property or a variable of a type holds. */
  held(value: Value | undefined): Value | undefined {
    if (value?.kind !== 'symbol') return value;
    const { symbol, page } = value.at;
    if (symbol.type === undefined) return value;
    const name = /[\w.]+(?=\W*$)/.exec(symbol.type)?.[0] ?? '';
    return this.#holding(symbol.signature ?? symbol.type, this.#object(plainType(name), page));
  }

  /** The types of a callback's arguments, if the value is a function that takes one. */
  callback(value: Value | undefined): (Value | undefined)[] {
    if (value?.kind !== 'symbol') return [];
    const { symbol, page } = value.at;
    const [first] = (symbol.parameters ?? []).flatMap(({ callback }) => (callback ? [callback] : []));
    if (first) return first.map((name) => this.#object(name, page));
    // A type of functions, such as `HttpMiddleware`, names the types of its parameters.
    if (symbol.kind !== 'type') return [];
    return (symbol.parameters ?? []).map(({ type }) => this.#object(plainType(type), page));
  }

  #object(name: string, page: string): Extract<Value, { kind: 'object' }> | undefined {
    const found = this.named(name, { page });
    return found?.kind === 'symbol' && isEntry(found.at.symbol)
      ? { kind: 'object', type: found.at }
      : undefined;
  }

  /** Several objects if the type is a list or an iterator, and the object itself otherwise. */
  #holding(type: string, object: Extract<Value, { kind: 'object' }> | undefined): Value | undefined {
    return object && SEVERAL.test(type) ? { kind: 'objects', type: object.type } : object;
  }

  #moduleOf({ symbol, page }: LocatedSymbol): string {
    return symbol.module ?? this.#library.pages.get(page)?.module ?? this.#library.about.module;
  }
}

const ownerOf = (value: Value | undefined): SymbolEntry | undefined => {
  if (value?.kind === 'object') return value.type.symbol as SymbolEntry; // a type is a top-level symbol
  if (value?.kind === 'symbol' && isEntry(value.at.symbol)) return value.at.symbol;
  return undefined;
};

const namesOf = ({ name, siblings = [] }: SymbolMember): string[] => [
  name,
  ...siblings.map((sibling) => sibling.name),
];

const idNamed = ({ id, name, siblings = [] }: SymbolMember, written: string): string =>
  name === written ? id : (siblings.find((sibling) => sibling.name === written)?.id ?? id);

/** A type without what does not change its members: `*apis.Ctx`, `HttpContext<T>`, `File?`. */
const plainType = (type: string): string =>
  (/^[*&]?([\w.]+)(?:<.*>|\[.+\])?\??$/.exec(type.trim())?.[1] ?? '').split('.').at(-1) ?? '';

/** The types of lists, iterators, and streams in any of the languages. */
const SEVERAL =
  /\[\]|\b(?:list\[|List<|Array<|Collection<|Iterable|Iterator|Generator|Stream<|IEnumerable|Sequence)/;
