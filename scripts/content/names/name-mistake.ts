import { CLI_COMMANDS } from '#content/cli.ts';
import { PREVIEW_FEATURES } from '#content/configuration/preview-features.ts';
import { ENVIRONMENT_VARIABLES } from '#content/environment-variables.ts';
import { didYouMeanOr, nearestName } from '#scripts/content/problems/nearest-name.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import { commandMistake, flagMistake } from './cli-mistakes.ts';
import type { CodeName } from './code-names.ts';
import { isKey, keyMistake, valueMistake } from './configuration-keys.ts';
import type { LibraryNames } from './library-names.ts';

export interface KnownNames {
  /** The names of the libraries that a page may use. `undefined` if not all of them are known: then none is a mistake. */
  libraries: LibraryNames | undefined;
  /** The libraries in a sentence, such as `the Go library`. */
  librariesTitle: string;
}

const VARIABLES: ReadonlySet<string> = new Set(ENVIRONMENT_VARIABLES.map(({ name }) => name));

/** The closed lists of values, which look like keys: `aws-tf`, `sql-databases`. */
const VALUES: ReadonlySet<string> = new Set([
  ...CLI_COMMANDS.flatMap(({ arguments: all = [] }) => all.flatMap(({ values = [] }) => values)),
  ...PREVIEW_FEATURES.map(({ flag }) => flag),
]);

/** `true` if something has the name. */
export const isKnownName = (
  { kind, name, path = name, file, key }: CodeName,
  { libraries }: KnownNames,
): boolean => {
  switch (kind) {
    case 'command':
      return commandMistake(name) === undefined;
    case 'flag':
      return flagMistake(name) === undefined;
    case 'key':
      return VALUES.has(name) || isKey(name, file);
    case 'value':
      return !key || !file || valueMistake(name, key, file) === undefined;
    default:
      return !libraries || isLibraryName({ kind, name, path }, libraries);
  }
};

const isLibraryName = (
  { kind, name, path }: Required<Pick<CodeName, 'kind' | 'name' | 'path'>>,
  { symbols, words, modules, permissions }: LibraryNames,
): boolean => {
  switch (kind) {
    case 'variable':
      return VARIABLES.has(name) || words.has(name);
    case 'permission':
      return permissions.has(name);
    case 'quoted':
      // A quoted word is often no permission, so only a misspelled permission is a mistake.
      return permissions.has(name) || words.has(name) || nearestName(name, permissions) === undefined;
    case 'call':
      // A parameter may be a function: `next(ctx)`.
      return symbols.has(name) || (path === name && words.has(name));
    case 'member':
      return words.has(name) || modules.has(path) || isKey(path);
    default:
      return words.has(name);
  }
};

/** The mistake in a name that is not known. */
export const nameMistake = (
  { kind, name, path = name, file, key }: CodeName,
  { libraries, librariesTitle }: KnownNames,
): Mistake => {
  const unknown = (what: string, names: Iterable<string>, place: string): Mistake => {
    const advice = `Correct it, or add it to ${place}, or to content/other-names.ts with what has it.`;
    return { message: `\`${path}\` is not ${what}.`, cure: didYouMeanOr(advice, name, names) };
  };
  switch (kind) {
    case 'command':
      return commandMistake(name) ?? unknown('a command', [], 'content/cli.ts');
    case 'flag':
      return flagMistake(name) ?? unknown('a flag', [], 'content/cli.ts');
    case 'key':
      return keyMistake(name, file);
    case 'value':
      return (
        (key && file && valueMistake(name, key, file)) || unknown('a value', [], 'content/configuration')
      );
    case 'variable':
      return unknown('an environment variable', VARIABLES, 'content/environment-variables.ts');
    case 'permission':
    case 'quoted':
      return unknown('a permission', libraries?.permissions ?? [], 'content/symbols');
    default:
      return unknown(`a name of ${librariesTitle}`, libraries?.words ?? [], 'content/symbols');
  }
};
