import { ERROR_CODES } from '#content/sdks.ts';
import { ENVIRONMENT_VARIABLES } from '#scripts/content/configuration.ts';
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
  title: string;
}

const VARIABLES: ReadonlySet<string> = new Set(ENVIRONMENT_VARIABLES.map(({ name }) => name));
const NITRIC_VARIABLE = /^NITRIC/;

/** The problem in a name that nothing has. */
export const nameProblem = (code: CodeName, { libraries, title }: KnownNames): ProblemText | undefined => {
  if (isOfSample(code, libraries)) return undefined;
  return recordProblem(code) ?? (libraries && libraryProblem(code, libraries, title));
};

/** `true` for a name in a code block of the page, unless it must be one of Nitric's: `NITRIC_HOME`, `bucket.on`. */
const isOfSample = ({ inSample, kind, name, path = name }: CodeName, libraries?: LibraryNames): boolean => {
  if (!inSample) return false;
  if (kind === 'variable') return !NITRIC_VARIABLE.test(name);
  const [first = ''] = path.split('.');
  return path === name || !libraries?.following.has(first);
};

const libraryProblem = (
  { kind, name, path = name }: CodeName,
  libraries: LibraryNames,
  title: string,
): ProblemText | undefined => {
  const { symbols, words, modules, permissions, following } = libraries;
  const unknown = (what: string, names: Iterable<string>, file: string): ProblemText => ({
    message: `\`${path}\` is not ${what}.`,
    hint: didYouMeanOr(`Correct it, or add it to ${file}.`, name, names),
  });
  switch (kind) {
    case 'variable':
      // Other software has many variables, so only a misspelled one of the data is a problem.
      return VARIABLES.has(name) ||
        words.has(name) ||
        (!NITRIC_VARIABLE.test(name) && nearestName(name, VARIABLES) === undefined)
        ? undefined
        : unknown('an environment variable', VARIABLES, 'content/environment-variables.tsv');
    case 'quoted':
      // A quoted word is often no permission, so only a misspelled permission is a problem.
      if (words.has(name) || nearestName(name, permissions) === undefined) return undefined;
      break;
    case 'call': {
      // A parameter may be a function: `next(ctx)`.
      const isWord = path === name && words.has(name);
      if (isWord || (symbols.has(name) && (path === name || mayFollow(path, libraries)))) return undefined;
      break;
    }
    case 'member': {
      if (isKey(path) || modules.has(path) || (words.has(name) && mayFollow(path, libraries)))
        return undefined;
      const key = meantKey(path);
      if (!key) break;
      return {
        message: `\`${path}\` is not a key of a configuration file.`,
        hint: `Did you mean \`${key}\`?`,
      };
    }
    case 'word':
      if (words.has(name)) return undefined;
      break;
    case 'permission':
      break;
    default:
      return undefined;
  }
  if (kind === 'permission' || kind === 'quoted')
    return permissions.has(name) ? undefined : unknown('a permission', permissions, 'content/symbols');
  const [first = ''] = path.split('.');
  const names = words.has(name) ? following.get(first) : words;
  const problem = unknown(`a name of ${title}`, names ?? [], 'content/symbols');
  return { ...problem, hint: `${problem.hint} ${otherSoftware(path)}` };
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

/** The names of one or several libraries. */
interface LibraryNames {
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
