import { ENVIRONMENT_VARIABLES } from '#content/environment-variables.ts';
import { ERROR_CODES } from '#content/sdks.ts';
import { didYouMeanOr, nearestName } from '#scripts/content/problems/nearest-name.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import type { SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { GRANTS, withMembers } from '#scripts/content/symbols/symbols-of.ts';
import type { CodeName } from './code-names.ts';
import { isKey, otherSoftware, recordMistake } from './record-mistake.ts';

export interface KnownNames {
  /** The names of the libraries that a page may use. `undefined` if not all of them are known: then none is a mistake. */
  libraries: LibraryNames | undefined;
  /** The libraries in a sentence, such as `the Go library`. */
  librariesTitle: string;
}

const VARIABLES: ReadonlySet<string> = new Set(ENVIRONMENT_VARIABLES.map(({ name }) => name));

/** `true` if something has the name. */
export const isKnownName = (name: CodeName, { libraries }: KnownNames): boolean =>
  isOfSample(name) || (recordMistake(name) === undefined && (!libraries || isLibraryName(name, libraries)));

const OWN_VARIABLE = /^NITRIC/;

/** `true` for a name in a code block of the page, unless it must be one of Nitric's: `NITRIC_HOME`. */
const isOfSample = ({ inSample, kind, name }: CodeName): boolean =>
  inSample === true && (kind !== 'variable' || !OWN_VARIABLE.test(name));

const isLibraryName = ({ kind, name, path = name }: CodeName, libraries: LibraryNames): boolean => {
  const { symbols, words, modules, permissions } = libraries;
  switch (kind) {
    case 'variable':
      // Other software has many variables, so only a misspelled one of the data is a mistake.
      return (
        VARIABLES.has(name) ||
        words.has(name) ||
        (!OWN_VARIABLE.test(name) && nearestName(name, VARIABLES) === undefined)
      );
    case 'permission':
      return permissions.has(name);
    case 'call':
      // A parameter may be a function: `next(ctx)`.
      return symbols.has(name) || (path === name && words.has(name));
    case 'member':
      return isKey(path) || modules.has(path) || words.has(name);
    case 'word':
      return words.has(name);
    default:
      return true;
  }
};

/** The mistake in a name that is not known. */
export const nameMistake = (code: CodeName, { libraries, librariesTitle }: KnownNames): Mistake => {
  const { kind, name, path = name } = code;
  const unknown = (what: string, names: Iterable<string>, place: string): Mistake => ({
    message: `\`${path}\` is not ${what}.`,
    hint: didYouMeanOr(`Correct it, or add it to ${place}.`, name, names),
  });
  const inRecords = recordMistake(code);
  if (inRecords) return inRecords;
  switch (kind) {
    case 'variable':
      return unknown('an environment variable', VARIABLES, 'content/environment-variables.ts');
    case 'permission':
      return unknown('a permission', libraries?.permissions ?? [], 'content/symbols');
    default: {
      const mistake = unknown(`a name of ${librariesTitle}`, libraries?.words ?? [], 'content/symbols');
      return { ...mistake, hint: `${mistake.hint} ${otherSoftware(path)}` };
    }
  }
};

/** The names of one or several libraries. */
export interface LibraryNames {
  /** The names of all symbols. */
  symbols: ReadonlySet<string>;
  /** The names of symbols, and those in their declarations: parameters, types, values, and errors. */
  words: ReadonlySet<string>;
  /** The modules, the packages that contain them, and the modules without those packages: `nitric.faas`, `faas`. */
  modules: ReadonlySet<string>;
  permissions: ReadonlySet<string>;
}

const WORD = /[A-Za-z_][\w$]*/g;
const QUOTED = /["']([a-z]+)["']/g;

export const libraryNames = (libraries: readonly LibrarySymbols[]): LibraryNames => {
  const symbols = new Set<string>();
  const words = new Set<string>(ERROR_CODES.flatMap((code) => [code, `${code}Error`, `${code}Exception`]));
  const modules = new Set<string>();
  const permissions = new Set<string>();

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
      for (const symbol of withMembers(entries)) add(symbol);
    }
  }
  return { symbols, words, modules, permissions };
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
