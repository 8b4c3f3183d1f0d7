import { CLI_COMMANDS } from '#content/cli.ts';
import { PROJECT_KEYS } from '#content/configuration/project.ts';
import { ENVIRONMENT_VARIABLES } from '#content/environment-variables.ts';
import { nearestName } from '#scripts/content/problems/nearest-name.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import { commandMistake, flagMistake } from './cli-mistakes.ts';
import type { CodeName } from './code-names.ts';
import { isConfigurationPath, keyMistake } from './configuration-keys.ts';
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
  ...PROJECT_KEYS.flatMap(({ values = [] }) => values),
]);

/** The mistake in a name that nothing has. */
export const nameMistake = (
  { kind, name, path = name, file }: CodeName,
  { libraries, librariesTitle }: KnownNames,
): Mistake | undefined => {
  const unknown = (what: string, names: Iterable<string>, place: string): Mistake => {
    const nearest = nearestName(name, names);
    return {
      message: `\`${path}\` is not ${what}.`,
      cure: nearest
        ? `Did you mean \`${nearest}\`?`
        : `Correct it, or add it to ${place}, or to content/other-names.ts with the software that has it.`,
    };
  };
  const unlessIn = (names: ReadonlySet<string> | undefined) =>
    !names || names.has(name) ? undefined : unknown(`a name of ${librariesTitle}`, names, 'content/symbols');

  switch (kind) {
    case 'command':
      return commandMistake(name);
    case 'flag':
      return flagMistake(name);
    case 'key':
      return VALUES.has(name) ? undefined : keyMistake(name, file);
    case 'variable':
      if (VARIABLES.has(name) || !libraries || libraries.words.has(name)) return undefined;
      return unknown('an environment variable', VARIABLES, 'content/environment-variables.ts');
    case 'permission':
      if (!libraries || libraries.permissions.has(name)) return undefined;
      return unknown('a permission', libraries.permissions, 'content/symbols');
    case 'quoted':
      // A quoted word is often no permission, so only a misspelled permission is a mistake.
      if (!libraries || libraries.permissions.has(name) || libraries.words.has(name)) return undefined;
      return nearestName(name, libraries.permissions)
        ? unknown('a permission', libraries.permissions, 'content/symbols')
        : undefined;
    case 'call':
      // A parameter may be a function: `next(ctx)`.
      return path === name && libraries?.words.has(name) ? undefined : unlessIn(libraries?.symbols);
    case 'member':
      if (libraries?.modules.has(path) || isConfigurationPath(path)) return undefined;
      return unlessIn(libraries?.words);
    case 'word':
      return unlessIn(libraries?.words);
  }
};
