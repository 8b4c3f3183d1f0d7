import { CLI_COMMANDS, GLOBAL_FLAGS } from '#content/cli.ts';
import { CONFIGURATION } from '#content/configuration.ts';
import { ENVIRONMENT_VARIABLES } from '#content/environment-variables.ts';
import type { SearchSection } from '#scripts/content/render/search-record.ts';

const lastKey = (path: string): string => path.split('.').at(-1) ?? '';

const ALL_FLAGS = [...GLOBAL_FLAGS, ...CLI_COMMANDS.flatMap(({ flags = [] }) => flags)];
const FLAGS_AND_VARIABLES: ReadonlySet<string> = new Set([
  ...ALL_FLAGS.map(({ name }) => name),
  ...ENVIRONMENT_VARIABLES.map(({ name }) => name),
]);
const KEYS: ReadonlySet<string> = new Set(
  Object.values(CONFIGURATION).flatMap((keys) => keys.map(({ path }) => lastKey(path))),
);

/** The flags, variables, and keys that the section explains, and the command that it is about, with its flags. */
export const listedNames = ({ title, text }: SearchSection): string[] => {
  const command = CLI_COMMANDS.find(({ name, aliases = [] }) =>
    [name, ...aliases].some((known) => known === title),
  );
  return [
    ...text.split('\n').flatMap(explainedIn),
    ...(command ? [command.name, ...(command.aliases ?? []), ...GLOBAL_FLAGS.map(({ name }) => name)] : []),
  ];
};

/** The name that a row of a table or a list begins with. The short form of a flag may come first: `-f, --force`. */
const explainedIn = (line: string): string[] => {
  const [start = ''] = line.replace(/^-\w, /, '').split(/[\s:,]/, 1);
  if (FLAGS_AND_VARIABLES.has(start)) return [start];
  return KEYS.has(lastKey(start)) ? [start, lastKey(start)] : [];
};

/** The names of the errors in a text. */
export const errorNames = (text: string): string[] => text.match(/\b\w+(?:Error|Exception)\b/g) ?? [];
