import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import { LibraryExports } from './library-exports.ts';
import { accessorsOf, namesOf, symbolNamed } from './symbol-names.ts';
import { isSeveral, lastType, plainType } from './type-text.ts';
import { type ObjectValue, typeIn, type Value } from './value.ts';

const isEntry = (symbol: SymbolMember): symbol is SymbolEntry =>
  Object.hasOwn(symbol, 'members') || Object.hasOwn(symbol, 'extends');

/** Finds what the values of a library have, hold, and return. */
export class LibraryValues {
  readonly exports: LibraryExports;
  readonly #library: LibrarySymbols;

  constructor(library: LibrarySymbols) {
    this.exports = new LibraryExports(library);
    this.#library = library;
  }

  /** A member of a value by name. `undefined` if the value has none of this name, or if nothing is known about it. */
  member(value: Value | undefined, name: string): Value | undefined {
    if (value?.kind === 'module') return this.exports.named(name, { module: value.module });
    const type = typeIn(value);
    const member = type && this.#memberIn(type, name);
    if (member || value?.kind !== 'symbol') return member;
    // The library's entry has its functions. A type inside another one has both names, such as `ApiOptions.Builder`.
    return this.#isLibraryEntry(value)
      ? this.exports.function(name)
      : this.exports.named(`${value.at.symbol.name}.${name}`);
  }

  /** A member of a type, or of the type that it extends. */
  #memberIn({ symbol, page }: LocatedSymbol, name: string): Value | undefined {
    if (!isEntry(symbol)) return undefined;
    const member =
      symbol.members?.find((candidate) => namesOf(candidate).includes(name)) ??
      symbol.members?.find(
        (candidate) => candidate.kind === 'property' && accessorsOf(candidate).includes(name),
      );
    const at = member && this.#library.find(member.id);
    if (at) return symbolNamed(at, name);
    const base = symbol.extends === undefined ? undefined : this.exports.type(symbol.extends, page);
    return base?.kind === 'symbol' ? this.#memberIn(base.at, name) : undefined;
  }

  /** The names of the members that a value has. */
  names(value: Value | undefined): string[] {
    if (value?.kind === 'module' || this.#isLibraryEntry(value)) return [...this.exports.all()];
    const type = typeIn(value);
    return type ? this.#namesIn(type) : [];
  }

  #namesIn({ symbol, page }: LocatedSymbol): string[] {
    if (!isEntry(symbol)) return [];
    const base = symbol.extends === undefined ? undefined : this.exports.type(symbol.extends, page);
    return [
      ...(symbol.members ?? []).flatMap(namesOf),
      ...(base?.kind === 'symbol' ? this.#namesIn(base.at) : []),
    ];
  }

  /** The names that arguments of a function, or fields of a new object, may have. */
  options(at: LocatedSymbol): string[] {
    const constructors = isEntry(at.symbol)
      ? (at.symbol.members ?? []).filter(({ kind }) => kind === 'constructor')
      : [];
    const parameters = [at.symbol, ...constructors].flatMap((symbol) => symbol.parameters ?? []);
    return [...parameters.flatMap(({ name }) => name.match(/\w+/g) ?? []), ...this.#namesIn(at)];
  }

  #isLibraryEntry(value: Value | undefined): boolean {
    return value?.kind === 'symbol' && value.at.symbol.name === this.#library.about.entry;
  }

  /** `true` if all members of a value are known, so that a member without a symbol is a mistake. */
  isComplete(value: Value | undefined): boolean {
    if (value?.kind === 'module' || this.#isLibraryEntry(value)) return true;
    const owner = typeIn(value)?.symbol;
    // Languages give an iterator members such as `map`.
    return owner !== undefined && isEntry(owner) && !isIterator(owner) && (owner.members?.length ?? 0) > 0;
  }

  /** The object that a property holds, a value of an enum is, or a call returns. */
  result(value: Value | undefined): Value | undefined {
    if (value?.kind !== 'symbol') return undefined;
    const { symbol, page, owner } = value.at;
    const { kind, returns } = symbol;
    if (kind === 'class' || kind === 'interface' || kind === 'type')
      return { kind: 'object', type: value.at };
    if (kind === 'constructor' && owner && !returns?.of) return this.#object(owner.name, page);
    return returns?.of === undefined ? undefined : held(returns.type, this.#object(returns.of, page));
  }

  /** The object that a property or a variable of a type holds. */
  held(value: Value | undefined): Value | undefined {
    if (value?.kind !== 'symbol') return value;
    const { symbol, page } = value.at;
    if (symbol.type === undefined) return value;
    return held(symbol.signature ?? symbol.type, this.#object(lastType(symbol.type), page));
  }

  /** What a variable holds after it got a value. Nothing is known of a value of an enum, whose name the variable is not. */
  kept(value: Value | undefined): Value | undefined {
    const kept = this.held(value);
    return kept?.kind === 'symbol' && kept.at.symbol.kind === 'value' ? undefined : kept;
  }

  /** An element of a list, or of an object that is an iterator. */
  element(list: Value | undefined): Value | undefined {
    if (list?.kind === 'objects') return { kind: 'object', type: list.type };
    return list?.kind === 'object' && isIterator(list.type.symbol)
      ? this.result(this.member(list, 'next'))
      : undefined;
  }

  /** The types of a callback's arguments, if the value is a function that takes one. */
  callback(value: Value | undefined): (Value | undefined)[] {
    if (value?.kind !== 'symbol') return [];
    const { symbol, page } = value.at;
    const [first] = (symbol.parameters ?? []).flatMap(({ callback }) => (callback ? [callback] : []));
    if (first) return first.map((name) => this.#object(name, page));
    // A type of functions, such as `HttpMiddleware`, names the types of its parameters, or is `GenericMiddleware<HttpContext>`.
    if (symbol.kind !== 'type') return [];
    const inside = /=\s*\w+<(\w+)>\s*$/.exec(symbol.signature ?? '')?.[1];
    const types = symbol.parameters?.map(({ type }) => plainType(type)) ?? (inside ? [inside] : []);
    return types.map((type) => this.#object(type, page));
  }

  #object(name: string, page: string): ObjectValue | undefined {
    const found = this.exports.type(name, page);
    return found?.kind === 'symbol' && isEntry(found.at.symbol)
      ? { kind: 'object', type: found.at }
      : undefined;
  }
}

/** Several objects if the type is a list or an iterator of them, and the object itself otherwise, such as JVM's `Collection<T>`. */
const held = (type: string, object: ObjectValue | undefined): Value | undefined =>
  object && isSeveral(type) && plainType(type) !== object.type.symbol.name
    ? { kind: 'objects', type: object.type }
    : object;

/** `true` for a class that is an iterator itself, such as JVM's `QueryStream<T>`. */
const isIterator = ({ kind, signature = '' }: SymbolMember): boolean =>
  kind === 'class' && isSeveral(signature);
