import { ERROR_CODES } from '#content/error-codes.ts';
import { GRANTS } from '#scripts/content/symbols/grants.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import { withMembers } from '#scripts/content/symbols/with-members.ts';

/** The names of one or several libraries. */
export interface LibraryNames {
  /** The names of all symbols. */
  symbols: ReadonlySet<string>;
  /** The names of symbols, and those in their declarations: parameters, types, values, and errors. */
  words: ReadonlySet<string>;
  /** The modules, the packages that contain them, and the modules without those packages: `nitric.faas`, `faas`. */
  modules: ReadonlySet<string>;
  permissions: ReadonlySet<string>;
  /**
   * The names on the pages of each function such as `topic`: only these may follow its name and a dot. A variable in Go may have
   * the name of a function in another language, so letter case does not count.
   */
  following: ReadonlyMap<string, ReadonlySet<string>>;
}

const WORD = /[A-Za-z_][\w$]*/g;
const QUOTED = /["']([a-z]+)["']/g;

export const libraryNames = (libraries: readonly LibrarySymbols[]): LibraryNames => {
  const symbols = new Set<string>();
  const words = new Set<string>(ERROR_CODES.flatMap((code) => [code, `${code}Error`, `${code}Exception`]));
  const modules = new Set<string>();
  const permissions = new Set<string>();
  const following = new Map<string, Set<string>>();

  const addModule = (module: string | undefined) => {
    const parts = module?.split('.') ?? [];
    for (const index of parts.keys()) {
      modules.add(parts.slice(0, index + 1).join('.'));
      modules.add(parts.slice(index).join('.'));
    }
  };
  const addWords = (text: string) => {
    for (const [word] of text.matchAll(WORD)) words.add(word);
  };
  const add = (symbol: SymbolMember) => {
    for (const { name } of [symbol, ...(symbol.siblings ?? [])]) {
      addWords(name);
      // The name of a nested class includes its owner: `ApiOptions.Builder`.
      symbols.add(name.match(WORD)?.at(-1) ?? name);
    }
    addModule(symbol.module);
    for (const permission of symbol.permissions ?? []) permissions.add(permission);
    for (const text of declarations(symbol)) {
      addWords(text);
      if (GRANTS.test(symbol.name)) for (const [, name = ''] of text.matchAll(QUOTED)) permissions.add(name);
    }
  };

  for (const { about, pages } of libraries) {
    for (const name of [about.package, about.module]) addModule(name);
    if (about.entry !== undefined) addWords(about.entry);
    for (const { name } of Object.values(about.errors)) addWords(name);
    for (const { symbols: entries, module } of pages.values()) {
      addModule(module);
      const all = withMembers(entries);
      for (const symbol of all) add(symbol);
      const names = all.flatMap((symbol) => [symbol, ...(symbol.siblings ?? [])].map(({ name }) => name));
      for (const { name } of entries.filter(({ kind }) => kind === 'function'))
        following.set(name, new Set([...(following.get(name) ?? []), ...names]));
    }
  }
  return { symbols, words, modules, permissions, following };
};

/** Everything in a symbol's declaration that has names. */
const declarations = ({ parameters = [], errors = [], returns, ...symbol }: SymbolMember): string[] =>
  [
    symbol.signature,
    symbol.type,
    symbol.default,
    returns?.type,
    ...errors.map((error) => (typeof error === 'string' ? undefined : error.name)),
    ...parameters.flatMap(({ name, type, default: value, values = [] }) => [
      name,
      type,
      value,
      ...values.map((accepted) => (typeof accepted === 'string' ? accepted : accepted.name)),
    ]),
  ].filter((text) => text !== undefined);
