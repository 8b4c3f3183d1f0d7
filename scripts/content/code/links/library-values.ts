import { GRANTS } from '#scripts/content/symbols/grants.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolKind } from '#scripts/content/symbols/symbol-schema.ts';
import { LibraryExports } from './library-exports.ts';
import { isEntry, isIterator, LibraryMembers } from './library-members.ts';
import { isSeveral, lastType, plainType } from './type-text.ts';
import { type ObjectValue, type SymbolValue, typeIn, type Value } from './value.ts';

/** Symbols whose call is an object with the named arguments as its properties. */
const MAKES_OBJECTS: readonly SymbolKind[] = ['class', 'interface', 'constructor'];

/** Finds what the values of a library have, hold, and return. */
export class LibraryValues {
  readonly exports: LibraryExports;
  readonly members: LibraryMembers;
  readonly symbols: LibrarySymbols;

  constructor(library: LibrarySymbols) {
    this.exports = new LibraryExports(library);
    this.members = new LibraryMembers(library, this.exports);
    this.symbols = library;
  }

  /** A member of a value by name. `undefined` if the value has none of this name, or if nothing is known about it. */
  member(value: Value | undefined, name: string): Value | undefined {
    if (value?.kind === 'module') return this.exports.named(name, { module: value.module });
    if (value?.kind === 'file') return value.names.get(name);
    const type = typeIn(value);
    const member = type && this.members.member(type, name);
    if (member || value?.kind !== 'symbol') return member;
    // The library's entry has its functions. A type inside another one has both names, such as `ApiOptions.Builder`.
    return this.#isLibraryEntry(value)
      ? this.exports.function(name)
      : this.exports.named(`${value.at.symbol.name}.${name}`);
  }

  /** The call of a value that requests permissions and returns what has the member: `allow`. */
  grantBefore(value: Value | undefined, name: string): string | undefined {
    return this.names(value).find(
      (grant) => GRANTS.test(grant) && this.member(this.result(this.member(value, grant)), name),
    );
  }

  /** A name that a module or another file exports. */
  exported(owner: Value | undefined, name: string): Value | undefined {
    if (owner?.kind === 'file') return owner.names.get(name);
    return owner?.kind === 'module' ? this.exports.exported(name, owner.module) : undefined;
  }

  /** The names of the members that a value has. */
  names(value: Value | undefined): string[] {
    if (value?.kind === 'module' || this.#isLibraryEntry(value)) return [...this.exports.all()];
    const type = typeIn(value);
    return type ? this.members.names(type) : [];
  }

  #isLibraryEntry(value: Value | undefined): boolean {
    return value?.kind === 'symbol' && value.at.symbol.name === this.symbols.about.entry;
  }

  /** `true` if all members of a value are known, so that a member without a symbol is a mistake. */
  isComplete(value: Value | undefined): boolean {
    if (value?.kind === 'module' || this.#isLibraryEntry(value)) return true;
    const owner = typeIn(value)?.symbol;
    // Languages give an iterator members such as `map`.
    return owner !== undefined && isEntry(owner) && !isIterator(owner) && (owner.members?.length ?? 0) > 0;
  }

  /** The method that runs when code calls an object, such as Python's `__call__`. Any other value stands for itself. */
  called(value: Value | undefined): Value | undefined {
    const object = this.held(value);
    if (object?.kind !== 'object') return value;
    return this.member(object, '__call__') ?? this.member(object, 'invoke') ?? value;
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

  /** The object whose properties the named arguments of a call set, if the call makes one. */
  created(callee: SymbolValue): Value | undefined {
    return MAKES_OBJECTS.includes(callee.at.symbol.kind) ? this.result(callee) : undefined;
  }

  /** The object that a function expects as an argument, such as Node.js' options. */
  expected({ at: { symbol, page } }: SymbolValue, index: number): Value | undefined {
    // The fields of an object are parameters, too: `options.path`.
    const own = symbol.parameters?.filter(({ name }) => !/\w\./.test(name)) ?? [];
    return this.#object(plainType(own[index]?.type ?? ''), page);
  }

  /** A property of an object by name. */
  property(object: Value | undefined, name: string): Value | undefined {
    const found = this.member(object, name);
    return found?.kind === 'symbol' && found.at.symbol.kind === 'property' ? found : undefined;
  }

  /** The object that a property or a variable of a type holds. */
  held(value: Value | undefined): Value | undefined {
    if (value?.kind !== 'symbol') return value;
    const { symbol, page } = value.at;
    // A constant such as Node.js' `Lifecycle` has its members itself.
    if (symbol.type === undefined || isEntry(symbol)) return value;
    return held(symbol.signature ?? symbol.type, this.#object(lastType(symbol.type), page));
  }

  /** Returns the value that a variable holds. It is not the symbol of an enum's value, so the variable has no links to it. */
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
