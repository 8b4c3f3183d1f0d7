import type { SampleLanguage } from '#content/sdks.ts';
import type { SymbolEntry, SymbolKind, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import { baseType, GRANTS, isCalled } from '#scripts/content/symbols/symbols-of.ts';
import { letterEdits } from '#worker/model/text.ts';
import {
  initializerNames,
  isSeveral,
  lastType,
  namesOf,
  parameterNames,
  plainType,
  type SymbolValue,
  symbolNamed,
  typeIn,
  type Value,
} from './values.ts';

/** Members that code may name without their owner: functions that return an option, and Go's enum values. */
const WITHOUT_OWNER: readonly SymbolKind[] = ['function', 'constructor', 'value', 'constant'];

/** Symbols whose call is an object with the named arguments as its properties. */
const CREATES_OBJECTS: readonly SymbolKind[] = ['class', 'interface', 'constructor'];

/** Languages whose new objects take fields by name: `new Task { Id = "a" }`. The others have only a constructor's parameters. */
const INITIALIZED: readonly SampleLanguage[] = ['csharp', 'go'];

/** Names of other packages differ from a module's by more letters. */
const MOST_EDITS = 2;

const isEntry = (symbol: SymbolMember): symbol is SymbolEntry =>
  Object.hasOwn(symbol, 'members') || baseType(symbol) !== undefined;

/** `true` for a class that is an iterator itself, such as JVM's `QueryStream<T>`. */
const isIterator = ({ kind, signature = '' }: SymbolMember): boolean =>
  kind === 'class' && isSeveral(signature);

/** Members that every object of a language has, such as the copies of Kotlin's data classes. */
const BUILT_IN = /^(?:copy|toString|hashCode|equals|runtimeType|__\w+__)$/;

/** Members that languages give every enum and its values. */
const OF_ENUMS = /^(?:values|valueOf|entries|name|value|index|ordinal|compareTo)$/;

/** The values of a library: what its modules export, and what its symbols have, hold, and return. */
export class LibraryValues {
  readonly symbols: LibrarySymbols;
  /** The modules whose symbols are known. */
  readonly modules = new Set<string>();
  /** The names of all modules start with it. */
  readonly #root: string;
  /** The symbols by name. A name may occur on several pages. */
  readonly #named = new Map<string, LocatedSymbol[]>();

  constructor(library: LibrarySymbols) {
    this.symbols = library;
    const { module, package: name } = library.about;
    this.#root = module.includes(name) ? module.slice(0, module.indexOf(name) + name.length) : module;
    this.modules.add(module);
    for (const { symbols, module: ofPage } of library.pages.values()) {
      if (ofPage !== undefined) this.modules.add(ofPage);
      for (const symbol of symbols) {
        if (symbol.module !== undefined) this.modules.add(symbol.module);
        const members = symbol.members?.filter(({ kind }) => WITHOUT_OWNER.includes(kind)) ?? [];
        for (const { id } of [symbol, ...members]) this.#add(library.find(id));
      }
    }
  }

  #add(located: LocatedSymbol | undefined): void {
    for (const name of located ? namesOf(located.symbol) : [])
      if (located) this.#named.set(name, [...(this.#named.get(name) ?? []), located]);
  }

  /** `true` if a module has the library's name, or one that is almost a module's, and the library has no such module. */
  isUnknownModule(module: string): boolean {
    if (this.modules.has(module) || this.symbols.about.undescribed.includes(module)) return false;
    const isInternal = module.startsWith(this.#root) && /^[./]/.test(module.slice(this.#root.length));
    return isInternal || [...this.modules].some((known) => letterEdits(known, module) <= MOST_EDITS);
  }

  /** A symbol by name. Prefers the module's. */
  #find(name: string, module?: string): Value | undefined {
    // Two packages of Go may have the name. The data then says which one has the symbol: `queues.Queue`.
    const qualified = `${module?.split('/').at(-1)}.${name}`;
    const found = [qualified, name].flatMap((one) => this.#named.get(one) ?? []);
    const at = found.find((symbol) => this.#moduleOf(symbol) === module) ?? found[0];
    return at && symbolNamed(at, name);
  }

  #moduleOf({ symbol, page }: LocatedSymbol): string {
    return symbol.module ?? this.symbols.pages.get(page)?.module ?? this.symbols.about.module;
  }

  /** A function by name. */
  function(name: string): Value | undefined {
    const at = this.#named.get(name)?.find(({ symbol }) => symbol.kind === 'function');
    return at && symbolNamed(at, name);
  }

  /** A type by name, or by identifier if several types have the name. A function of the same name is not a type. */
  #type(name: string, page: string): LocatedSymbol | undefined {
    const identified = name.includes('-') ? this.symbols.find(name) : undefined;
    if (identified) return identified;
    const types = (this.#named.get(name) ?? []).filter(({ symbol }) => !WITHOUT_OWNER.includes(symbol.kind));
    return types.find((symbol) => symbol.page === page) ?? types[0];
  }

  /** Finds an export of a module: a symbol, or a namespace with symbols of its own, such as `@nitric/sdk#faas`. */
  exported(owner: Value | undefined, name: string): Value | undefined {
    if (owner?.kind !== 'module') return undefined;
    const namespace = `${owner.module}#${name}`;
    return this.modules.has(namespace)
      ? { kind: 'module', module: namespace }
      : this.#find(name, owner.module);
  }

  /** A member of a value by name. `undefined` if the value has none of this name, or if nothing is known about it. */
  member(value: Value | undefined, name: string): Value | undefined {
    if (value?.kind === 'module') return this.#find(name, value.module);
    const type = typeIn(value);
    const member = type && this.#memberOf(type, name);
    if (member || value?.kind !== 'symbol') return member;
    // The library's entry has its functions.
    return this.#isLibraryEntry(value) ? this.function(name) : undefined;
  }

  #memberOf(type: LocatedSymbol, name: string): Value | undefined {
    const members = this.#members(type);
    // Java reads and sets a property of Kotlin as `getReq` and `setReq`.
    const property = /^[gs]et(?=[A-Z])/.test(name) && `${name.charAt(3).toLowerCase()}${name.slice(4)}`;
    const member =
      members.find((candidate) => namesOf(candidate).includes(name)) ??
      members.find((candidate) => candidate.kind === 'property' && candidate.name === property);
    const at = member && this.symbols.find(member.id);
    return at && symbolNamed(at, name);
  }

  /** The members of a type, and of the types that it extends. */
  #members({ symbol, page }: LocatedSymbol): SymbolMember[] {
    if (!isEntry(symbol)) return [];
    const base = this.#type(baseType(symbol) ?? '', page);
    return [...(symbol.members ?? []), ...(base && base.symbol !== symbol ? this.#members(base) : [])];
  }

  /** The names of the members that a value has. */
  names(value: Value | undefined): string[] {
    if (value?.kind === 'module' || this.#isLibraryEntry(value)) return [...this.#named.keys()];
    const type = typeIn(value);
    return type ? this.#members(type).flatMap(namesOf) : [];
  }

  #isLibraryEntry(value: Value | undefined): boolean {
    return value?.kind === 'symbol' && value.at.symbol.name === this.symbols.about.entry;
  }

  /** `true` if a member without a symbol is a problem, because all members of the value are known. */
  lacks(value: Value | undefined, name: string): boolean {
    if (BUILT_IN.test(name)) return false;
    if (value?.kind === 'module' || this.#isLibraryEntry(value)) return true;
    const owner = typeIn(value)?.symbol;
    if (!owner || !isEntry(owner) || (owner.kind === 'enum' && OF_ENUMS.test(name))) return false;
    // Languages give an iterator members such as `map`.
    return !isIterator(owner) && (owner.members?.length ?? 0) > 0;
  }

  /** The call of a value that requests permissions and returns what has the member: `allow`. */
  grantBefore(value: Value | undefined, name: string): string | undefined {
    return this.names(value).find(
      (grant) => GRANTS.test(grant) && this.member(this.result(this.member(value, grant)), name),
    );
  }

  /** The method that runs when code calls an object, such as Python's `__call__`. Any other value stands for itself. */
  called(value: Value | undefined): Value | undefined {
    const object = this.held(value);
    return (object?.kind === 'object' && this.member(object, '__call__')) || value;
  }

  /** The object that a type is of, or that a call returns. */
  result(value: Value | undefined): Value | undefined {
    if (value?.kind !== 'symbol') return undefined;
    const { symbol, page } = value.at;
    const { kind, returns } = symbol;
    if (kind === 'class' || kind === 'interface' || kind === 'type')
      return { kind: 'object', type: value.at };
    return returns?.of === undefined ? undefined : this.#held(returns.type, returns.of, page);
  }

  /**
   * The names that arguments of a call, or fields of a new object, may have. `undefined` if they are not known: for a class
   * without a constructor and properties.
   */
  options({ at }: SymbolValue): string[] | undefined {
    const { symbol } = at;
    if (isCalled(symbol)) return parameterNames(symbol);
    const members = this.#members(at);
    const constructors = members.filter(({ kind }) => kind === 'constructor');
    const parameters = [
      ...initializerNames(symbol.signature),
      ...[symbol, ...constructors].flatMap(parameterNames),
    ];
    const properties = members.filter(({ kind }) => kind === 'property').flatMap(namesOf);
    const isInitialized = INITIALIZED.includes(this.symbols.about.language);
    const names = parameters.length > 0 && !isInitialized ? parameters : [...parameters, ...properties];
    return names.length > 0 ? names : undefined;
  }

  /** The object whose properties the named arguments of a call set, if the call creates one. */
  created(callee: SymbolValue): Value | undefined {
    return CREATES_OBJECTS.includes(callee.at.symbol.kind) ? this.result(callee) : undefined;
  }

  /** The object that a function expects as an argument, such as Node.js' options. */
  expected({ at: { symbol, page } }: SymbolValue, index: number): Value | undefined {
    // The fields of an object are parameters, too: `options.path`.
    const whole = symbol.parameters?.filter(({ name }) => !/\w\./.test(name)) ?? [];
    return this.#object(plainType(whole[index]?.type ?? ''), page);
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
    return this.#held(symbol.signature ?? symbol.type, lastType(symbol.type), page);
  }

  /** The value that a variable holds. It is not the symbol of an enum's value, so the variable has no links to it. */
  stored(value: Value | undefined): Value | undefined {
    const held = this.held(value);
    return held?.kind === 'symbol' && held.at.symbol.kind === 'value' ? undefined : held;
  }

  /** The types of a callback's arguments, if the value is a function that takes one. */
  callback(value: Value | undefined): (Value | undefined)[] {
    if (value?.kind !== 'symbol') return [];
    const { symbol, page } = value.at;
    const first = symbol.parameters?.find(({ callback }) => callback)?.callback;
    if (first) return first.map((name) => this.#object(name, page));
    // A type of functions, such as `HttpMiddleware`, names the types of its parameters, or is `GenericMiddleware<HttpContext>`.
    if (symbol.kind !== 'type') return [];
    const inside = /=\s*\w+<(\w+)>\s*$/.exec(symbol.signature ?? '')?.[1];
    const types = symbol.parameters?.map(({ type }) => plainType(type)) ?? (inside ? [inside] : []);
    return types.map((type) => this.#object(type, page));
  }

  #object(name: string, page: string): Value | undefined {
    const type = this.#type(name, page);
    return type && isEntry(type.symbol) ? { kind: 'object', type } : undefined;
  }

  /** `undefined` if the type is a list or an iterator of objects, of which nothing is known. JVM's `Collection<T>` is none. */
  #held(type: string, name: string, page: string): Value | undefined {
    return isSeveral(type) && plainType(type) !== name ? undefined : this.#object(name, page);
  }
}
