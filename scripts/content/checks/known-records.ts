import { CONFIGURATION_FILES, CONFIGURATION_TITLES, type ConfigurationFile } from '#content/configuration.ts';
import { PREVIEW_FEATURES } from '#content/preview-features.ts';
import { CLI, CLI_FILE, type CliCommand, type CliFlag } from '#scripts/content/cli.ts';
import { CONFIGURATION, type ConfigurationKey, keysOfFile } from '#scripts/content/configuration.ts';
import {
  didYouMean,
  didYouMeanOr,
  nearestName,
  type ProblemText,
} from '#scripts/content/problems/problem.ts';
import type { CodeName } from './code-names.ts';

/** The problem in a name that records of the CLI and of the configuration must have. Names of other kinds have none. */
export const recordProblem = ({ kind, name, file, key }: CodeName): ProblemText | undefined => {
  switch (kind) {
    case 'command':
      return commandProblem(name);
    case 'flag':
      return flagProblem(name);
    case 'key':
      return VALUES.has(name) || isKey(name, file) ? undefined : keyProblem(name, file);
    case 'value':
      return key && file ? valueProblem(name, key, file) : undefined;
    case 'hyphenated':
      return VALUES.has(name) || isKey(name) ? undefined : misspelled(name);
    default:
      return undefined;
  }
};

/** Words with hyphens are often names of the reader, so only a misspelled key or value is a problem. */
const misspelled = (name: string): ProblemText | undefined => {
  const nearest = nearestName(name, HYPHENATED);
  return nearest
    ? { message: `\`${name}\` is not a key or a value.`, hint: `Did you mean \`${nearest}\`?` }
    : undefined;
};

const COMMANDS: ReadonlyMap<string, CliCommand> = new Map(
  CLI.commands.flatMap((command) =>
    [command.name, ...(command.aliases ?? [])].map((name): [string, CliCommand] => [name, command]),
  ),
);

/** The names of commands that only group others, such as `nitric stack`. */
const GROUPS: ReadonlySet<string> = new Set(
  [...COMMANDS.keys()].map((name) => name.split(' ').slice(0, 2).join(' ')),
);

const MOST_WORDS = 3;
const PREFIX = 'nitric ';

/** The problem in a line that starts with `nitric`, if it is not a command with its own flags. */
const commandProblem = (line: string): ProblemText | undefined => {
  const words = line.trim().split(/\s+/);
  const end = words.findIndex((word) => /^[|&;>#]/.test(word));
  const commandWords = end < 0 ? words : words.slice(0, end);
  const [name, command] = longestCommand(commandWords);
  // `nitric --help` and `nitric stack --help` have the flags of all commands.
  const isGroup =
    commandWords[1]?.startsWith('-') ||
    GROUPS.has(commandWords.filter((word) => !word.startsWith('-')).join(' '));
  if (!command && !isGroup) return unknownCommand(commandWords);
  const flags = [...(command?.flags ?? []), ...CLI.globalFlags];
  const wrong = commandWords.slice(1).find((word) => /^-./.test(word) && !isFlag(word, flags));
  if (wrong === undefined) return undefined;
  const written = wrong.split('=')[0] ?? wrong;
  return {
    message: `\`${name || 'nitric'}\` has no flag \`${written}\`.`,
    hint: didYouMean(
      written,
      flags.map((flag) => flag.name),
    ),
  };
};

/** The problem in a flag that is named without its command. */
const flagProblem = (name: string): ProblemText | undefined => {
  const flags = [...CLI.commands.flatMap(({ flags = [] }) => flags), ...CLI.globalFlags];
  if (isFlag(name, flags)) return undefined;
  const hint = didYouMeanOr(
    `Correct it, or add it to ${CLI_FILE}.`,
    name,
    flags.map((flag) => flag.name),
  );
  return { message: `\`${name}\` is not a flag of any command.`, hint: `${hint} ${otherSoftware(name)}` };
};

const longestCommand = (words: readonly string[]): [string, CliCommand | undefined] => {
  for (let count = MOST_WORDS; count > 1; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const command = COMMANDS.get(name);
    if (command) return [name, command];
  }
  return ['', undefined];
};

const unknownCommand = (words: readonly string[]): ProblemText => {
  const name = words.slice(0, GROUPS.has(words.slice(0, 2).join(' ')) ? MOST_WORDS : 2).join(' ');
  // The word that all commands begin with would make any two of them similar.
  const nearest = nearestName(
    name.slice(PREFIX.length),
    [...COMMANDS.keys()].map((other) => other.slice(PREFIX.length)),
  );
  return {
    message: `\`${name}\` is not a command of the CLI.`,
    hint: nearest ? `Did you mean \`${PREFIX}${nearest}\`?` : `Correct it, or add it to ${CLI_FILE}.`,
  };
};

const isFlag = (word: string, flags: readonly CliFlag[]): boolean => {
  const [name] = word.split('=');
  return flags.some((flag) => flag.name === name || flag.short === name);
};

/** The keys of one or several files. */
interface KeySet {
  /** Every key and every block above it, as paths. */
  paths: readonly string[];
  /** Every name in these paths. */
  names: ReadonlySet<string>;
  has: (path: string) => boolean;
}

const blocksOf = (path: string): string[] => {
  const names = path.split('.');
  return names.flatMap((_, index) => {
    const block = names.slice(0, index + 1).join('.');
    return block.endsWith('[]') ? [block, block.slice(0, -'[]'.length)] : [block];
  });
};

/** A placeholder matches itself and any name. */
const patternOf = (path: string): string =>
  path.replaceAll(/[.[\]]/g, '\\$&').replaceAll(/<[a-z]+>/g, '(?:<[\\w -]+>|[\\w-]+)');

/** `true` for a map in which every name is accepted, since no key below it is recorded. */
const isOpen = ({ path, type }: ConfigurationKey, keys: readonly ConfigurationKey[]): boolean =>
  type.startsWith('map') && !keys.some((key) => key.path.startsWith(`${path}.`));

const keySet = (keys: readonly ConfigurationKey[]): KeySet => {
  const paths = [...new Set(keys.flatMap(({ path }) => blocksOf(path)))];
  const open = keys.filter((key) => isOpen(key, keys)).map(({ path }) => `${patternOf(path)}\\..+`);
  const pattern = new RegExp(`^(?:${[...paths.map(patternOf), ...open].join('|')})$`);
  const names = new Set(paths.flatMap((path) => path.replaceAll('[]', '').split('.')));
  return { paths, names, has: (path) => pattern.test(path) };
};

const ALL = keySet(CONFIGURATION);
const OF_FILE: ReadonlyMap<string, KeySet> = new Map(
  CONFIGURATION_FILES.map((file) => [file, keySet(keysOfFile(file))]),
);

const keysOf = (file: ConfigurationFile | undefined): KeySet => OF_FILE.get(file ?? '') ?? ALL;

/**
 * `true` for a key or a block of keys, as a path from the top of the file. A single name may be anywhere in a path, except if a
 * file is given: then the name is a path in that file.
 */
export const isKey = (name: string, file?: ConfigurationFile): boolean =>
  file || name.includes('.') ? keysOf(file).has(name) : ALL.names.has(name);

/** The key that a dotted path means if only its first name is misspelled: `config.default` for `configg.default`. */
export const meantKey = (path: string): string | undefined => {
  const [first = '', ...rest] = path.split('.');
  const nearest = nearestName(first, ALL.names);
  const meant = [nearest, ...rest].join('.');
  return nearest !== first && ALL.has(meant) ? meant : undefined;
};

/** The accepted values of a key in a file. `undefined` if it accepts any. */
const valuesOf = (path: string, file: ConfigurationFile): readonly string[] | undefined =>
  keysOfFile(file)
    .find((key) => key.values.length > 0 && new RegExp(`^${patternOf(key.path)}$`).test(path))
    ?.values.map((value) => (typeof value === 'string' ? value : value.name));

/** The problem in a value that its key does not accept. */
const valueProblem = (value: string, key: string, file: ConfigurationFile): ProblemText | undefined => {
  const values = valuesOf(key, file);
  if (!values || values.includes(value)) return undefined;
  return { message: `\`${value}\` is not a value of \`${key}\`.`, hint: didYouMean(value, values) };
};

/** The problem in a key that is not known. */
const keyProblem = (name: string, file?: ConfigurationFile): ProblemText => {
  const { paths, names } = keysOf(file);
  return {
    message: `\`${name}\` is not a key of ${file ? CONFIGURATION_TITLES[file] : 'a configuration file'}.`,
    hint: didYouMeanOr(
      'Correct it, or add it to content/configuration.tsv.',
      name,
      file || name.includes('.') ? paths : names,
    ),
  };
};

/** The closed lists of values, which look like keys: `aws-tf`, `sql-databases`. */
const VALUES: ReadonlySet<string> = new Set([
  ...CLI.commands.flatMap(({ arguments: all = [] }) => all.flatMap(({ values = [] }) => values)),
  ...PREVIEW_FEATURES.map(({ flag }) => flag),
]);

const HYPHENATED: readonly string[] = [...VALUES, ...ALL.names].filter((name) => name.includes('-'));

/** The advice about a name that may be right, because it belongs to other software. */
export const otherSoftware = (name: string): string =>
  `If it belongs to other software, add the line \`${name}\` to content/other-names.txt.`;
