import { ENVIRONMENT_VARIABLES } from '#content/environment-variables.ts';
import { ERROR_CODES } from '#content/sdks.ts';
import { didYouMeanOr, nearestName, type ProblemText } from '#scripts/content/problems/problem.ts';
import type { SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { GRANTS, withMembers } from '#scripts/content/symbols/symbols-of.ts';
import type { CodeName } from './code-names.ts';
import { isKey, meantKey, otherSoftware, recordProblem } from './known-records.ts';

export interface KnownNames {
  /** The names of the libraries that a page may use. `undefined` if not all of them are known: then none is a problem. */
  libraries: LibraryNames | undefined;
  /** The libraries in a sentence, such as `the Go library`. */
  librariesTitle: string;
}

const VARIABLES: ReadonlySet<string> = new Set(ENVIRONMENT_VARIABLES.map(({ name }) => name));

/** `true` if something has the name. */
export const isKnownName = (name: CodeName, { libraries }: KnownNames): boolean =>
  isOfSample(name, libraries) ||
  (recordProblem(name) === undefined && (!libraries || isLibraryName(name, libraries)));

const OWN_VARIABLE = /^NITRIC/;

/** `true` for a name in a code block of the page, unless it must be one of Nitric's: `NITRIC_HOME`, `bucket.on`. */
const isOfSample = ({ inSample, kind, name, path = name }: CodeName, libraries?: LibraryNames): boolean => {
  if (!inSample) return false;
  if (kind === 'variable') return !OWN_VARIABLE.test(name);
  const [first = ''] = path.split('.');
  return path === name || !libraries?.following.has(first);
};

const isLibraryName = ({ kind, name, path = name }: CodeName, libraries: LibraryNames): boolean => {
  const { symbols, words, modules, permissions } = libraries;
  switch (kind) {
    case 'variable':
      // Other software has many variables, so only a misspelled one of the data is a problem.
      return (
        VARIABLES.has(name) ||
        words.has(name) ||
        (!OWN_VARIABLE.test(name) && nearestName(name, VARIABLES) === undefined)
      );
    case 'permission':
      return permissions.has(name);
    case 'quoted':
      // A quoted word is often no permission, so only a misspelled permission is a problem.
      return permissions.has(name) || words.has(name) || nearestName(name, permissions) === undefined;
    case 'call':
      // A parameter may be a function: `next(ctx)`.
      return path === name
        ? symbols.has(name) || words.has(name)
        : symbols.has(name) && mayFollow(path, libraries);
    case 'member':
      return isKey(path) || modules.has(path) || (words.has(name) && mayFollow(path, libraries));
    case 'word':
      return words.has(name);
    default:
      return true;
  }
};

/** `false` if the second name of a path cannot follow the first: `topic.enqueue`, `configg.default`. */
const mayFollow = (path: string, libraries: LibraryNames): boolean => {
  const [first = '', second = ''] = path.split('.');
  // A module may have the name of a function, and its types begin with a capital letter: `topics.Ctx`.
  if (libraries.modules.has(first) && /^[A-Z]/.test(second)) return true;
  const names = libraries.following.get(first);
  if (!names) return libraries.words.has(first) || meantKey(path) === undefined;
  return [...names].some((name) => name.toLowerCase() === second.toLowerCase());
};

/** The problem in a name that is not known. */
export const nameProblem = (code: CodeName, { libraries, librariesTitle }: KnownNames): ProblemText => {
  const { kind, name, path = name } = code;
  const unknown = (what: string, names: Iterable<string>, file: string): ProblemText => ({
    message: `\`${path}\` is not ${what}.`,
    hint: didYouMeanOr(`Correct it, or add it to ${file}.`, name, names),
  });
  const inRecords = recordProblem(code);
  if (inRecords) return inRecords;
  const key = kind === 'member' && meantKey(path);
  if (key)
    return { message: `\`${path}\` is not a key of a configuration file.`, hint: `Did you mean \`${key}\`?` };
  switch (kind) {
    case 'variable':
      return unknown('an environment variable', VARIABLES, 'content/environment-variables.ts');
    case 'permission':
    case 'quoted':
      return unknown('a permission', libraries?.permissions ?? [], 'content/symbols');
    default: {
      const [first = ''] = path.split('.');
      const names = libraries?.words.has(name) ? libraries.following.get(first) : libraries?.words;
      const problem = unknown(`a name of ${librariesTitle}`, names ?? [], 'content/symbols');
      return { ...problem, hint: `${problem.hint} ${otherSoftware(path)}` };
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
