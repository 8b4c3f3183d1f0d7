import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolKind } from '#scripts/content/symbols/symbol-schema.ts';
import { LibraryModules } from './library-modules.ts';
import { namesOf, symbolNamed } from './symbol-names.ts';
import type { Value } from './value.ts';

/** Members that code may name without their owner: functions that return an option, and Go's enum values. */
const WITHOUT_OWNER: readonly SymbolKind[] = ['function', 'constructor', 'value', 'constant'];

/** The modules of a library, and the names that code can use without an owner. */
export class LibraryExports {
  readonly #library: LibrarySymbols;
  /** The symbols by name. A name may occur on several pages. */
  readonly #named = new Map<string, LocatedSymbol[]>();
  readonly modules: LibraryModules;

  constructor(library: LibrarySymbols) {
    this.#library = library;
    this.modules = new LibraryModules(library);
    for (const { symbols } of library.pages.values()) {
      for (const symbol of symbols) {
        const members = symbol.members?.filter(({ kind }) => WITHOUT_OWNER.includes(kind)) ?? [];
        for (const { id } of [symbol, ...members]) this.#add(library.find(id));
      }
    }
  }

  #add(located: LocatedSymbol | undefined): void {
    if (!located) return;
    for (const name of namesOf(located.symbol))
      this.#named.set(name, [...(this.#named.get(name) ?? []), located]);
  }

  /** All names, for imports of everything. */
  all(): Iterable<string> {
    return this.#named.keys();
  }

  /** A symbol by name. Prefers the module's, then the page's. */
  named(name: string, { module, page }: { module?: string; page?: string } = {}): Value | undefined {
    // Two packages of Go may have the name. The data then says which one has the symbol: `queues.Queue`.
    const qualified = `${module?.split('/').at(-1)}.${name}`;
    const found = [qualified, name].flatMap((one) => this.#named.get(one) ?? []);
    const at =
      found.find((symbol) => module !== undefined && this.#moduleOf(symbol) === module) ??
      found.find((symbol) => symbol.page === page) ??
      found[0];
    return at && symbolNamed(at, name);
  }

  /** A function by name. */
  function(name: string): Value | undefined {
    const at = this.#named.get(name)?.find(({ symbol }) => symbol.kind === 'function');
    return at && symbolNamed(at, name);
  }

  /** A type by name, or by identifier if several types have the name. A function of the same name is not a type. */
  type(name: string, page: string): Value | undefined {
    const identified = name.includes('-') ? this.#library.find(name) : undefined;
    if (identified) return { kind: 'symbol', at: identified, id: name };
    const types = (this.#named.get(name) ?? []).filter(({ symbol }) => !WITHOUT_OWNER.includes(symbol.kind));
    const at = types.find((symbol) => symbol.page === page) ?? types[0];
    return at && symbolNamed(at, name);
  }

  /** Returns what a module exports under a name: a symbol, or a namespace with symbols of its own, such as `@nitric/sdk#faas`. */
  exported(name: string, module: string): Value | undefined {
    const namespace = `${module}#${name}`;
    return this.modules.has(namespace) ? { kind: 'module', module: namespace } : this.named(name, { module });
  }

  #moduleOf({ symbol, page }: LocatedSymbol): string {
    return symbol.module ?? this.#library.pages.get(page)?.module ?? this.#library.about.module;
  }
}
