import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { letterEdits } from '#worker/page/letter-edits.ts';

/** The modules that a sample may import from a library. */
export class LibraryModules {
  readonly #described = new Set<string>();
  readonly #others: readonly string[];
  /** The names of all modules start with it. */
  readonly #root: string;

  constructor({ about, pages }: LibrarySymbols) {
    const { module, package: name } = about;
    this.#others = about.undescribed;
    this.#root = module.includes(name) ? module.slice(0, module.indexOf(name) + name.length) : module;
    this.#described.add(module);
    for (const { symbols, module: ofPage } of pages.values())
      for (const one of [ofPage, ...symbols.map((symbol) => symbol.module)])
        if (one !== undefined) this.#described.add(one);
  }

  /** `true` if the symbols of a module are known. */
  has(module: string): boolean {
    return this.#described.has(module);
  }

  all(): Iterable<string> {
    return this.#described;
  }

  /** `true` if a module has the library's name, or one that is almost a module's, and the library has no such module. */
  isMistaken(module: string): boolean {
    if (this.has(module) || this.#others.includes(module)) return false;
    const isOwn = module.startsWith(this.#root) && /^[./]/.test(module.slice(this.#root.length));
    return isOwn || [...this.#described].some((known) => letterEdits(known, module) <= MOST_EDITS);
  }
}

/** Names of other packages differ by more letters. */
const MOST_EDITS = 2;
