import { CLI_COMMANDS } from '#content/cli.ts';
import { PREVIEW_FEATURES } from '#content/configuration/preview-features.ts';
import { nearestName } from '#scripts/content/problems/nearest-name.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import { commandMistake, flagMistake } from './cli-mistakes.ts';
import type { CodeName } from './code-names.ts';
import { isKey, KEY_NAMES, keyMistake, valueMistake } from './configuration-keys.ts';

/** The closed lists of values, which look like keys: `aws-tf`, `sql-databases`. */
const VALUES: ReadonlySet<string> = new Set([
  ...CLI_COMMANDS.flatMap(({ arguments: all = [] }) => all.flatMap(({ values = [] }) => values)),
  ...PREVIEW_FEATURES.map(({ flag }) => flag),
]);

const HYPHENATED: readonly string[] = [...VALUES, ...KEY_NAMES].filter((name) => name.includes('-'));

/** The mistake in a name that records of the CLI and of the configuration must have. Names of other kinds have none. */
export const recordMistake = ({ kind, name, file, key }: CodeName): Mistake | undefined => {
  switch (kind) {
    case 'command':
      return commandMistake(name);
    case 'flag':
      return flagMistake(name);
    case 'key':
      return VALUES.has(name) || isKey(name, file) ? undefined : keyMistake(name, file);
    case 'value':
      return key && file ? valueMistake(name, key, file) : undefined;
    case 'hyphenated':
      return VALUES.has(name) || isKey(name) ? undefined : misspelled(name);
    default:
      return undefined;
  }
};

/** Words with hyphens are often names of the reader, so only a misspelled key or value is a mistake. */
const misspelled = (name: string): Mistake | undefined => {
  const nearest = nearestName(name, HYPHENATED);
  return nearest
    ? { message: `\`${name}\` is not a key or a value.`, cure: `Did you mean \`${nearest}\`?` }
    : undefined;
};
