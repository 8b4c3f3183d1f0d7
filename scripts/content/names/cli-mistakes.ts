import { CLI_COMMANDS, type CliCommand, type CliFlag, GLOBAL_FLAGS } from '#content/cli.ts';
import { didYouMean, didYouMeanOr, nearestName } from '#scripts/content/problems/nearest-name.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import { otherSoftware } from './other-software.ts';

const COMMANDS: ReadonlyMap<string, CliCommand> = new Map(
  CLI_COMMANDS.flatMap((command) =>
    [command.name, ...(command.aliases ?? [])].map((name): [string, CliCommand] => [name, command]),
  ),
);

/** The names of commands that only group others, such as `nitric stack`. */
const GROUPS: ReadonlySet<string> = new Set(
  [...COMMANDS.keys()].map((name) => name.split(' ').slice(0, 2).join(' ')),
);

const MOST_WORDS = 3;
const PREFIX = 'nitric ';

/** The mistake in a line that starts with `nitric`, if it is not a command with its own flags. */
export const commandMistake = (line: string): Mistake | undefined => {
  const words = line.trim().split(/\s+/);
  const end = words.findIndex((word) => /^[|&;>#]/.test(word));
  const own = end < 0 ? words : words.slice(0, end);
  const [name, command] = longestCommand(own);
  // `nitric --help` and `nitric stack --help` have the flags of all commands.
  const isGroup =
    own[1]?.startsWith('-') || GROUPS.has(own.filter((word) => !word.startsWith('-')).join(' '));
  if (!command && !isGroup) return unknownCommand(own);
  const flags = [...(command?.flags ?? []), ...GLOBAL_FLAGS];
  const wrong = own.slice(1).find((word) => /^-./.test(word) && !isFlag(word, flags));
  if (wrong === undefined) return undefined;
  const written = wrong.split('=')[0] ?? wrong;
  return {
    message: `\`${name || 'nitric'}\` has no flag \`${written}\`.`,
    cure: didYouMean(
      written,
      flags.map((flag) => flag.name),
    ),
  };
};

/** The mistake in a flag that is named without its command. */
export const flagMistake = (name: string): Mistake | undefined => {
  const flags = [...CLI_COMMANDS.flatMap(({ flags = [] }) => flags), ...GLOBAL_FLAGS];
  if (isFlag(name, flags)) return undefined;
  const cure = didYouMeanOr(
    'Correct it, or add it to content/cli.ts.',
    name,
    flags.map((flag) => flag.name),
  );
  return { message: `\`${name}\` is not a flag of any command.`, cure: `${cure} ${otherSoftware(name)}` };
};

const longestCommand = (words: readonly string[]): [string, CliCommand | undefined] => {
  for (let count = MOST_WORDS; count > 1; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const command = COMMANDS.get(name);
    if (command) return [name, command];
  }
  return ['', undefined];
};

const unknownCommand = (words: readonly string[]): Mistake => {
  const name = words.slice(0, GROUPS.has(words.slice(0, 2).join(' ')) ? MOST_WORDS : 2).join(' ');
  // The word that all commands begin with would make any two of them similar.
  const nearest = nearestName(
    name.slice(PREFIX.length),
    [...COMMANDS.keys()].map((other) => other.slice(PREFIX.length)),
  );
  return {
    message: `\`${name}\` is not a command of the CLI.`,
    cure: nearest ? `Did you mean \`${PREFIX}${nearest}\`?` : 'Correct it, or add it to content/cli.ts.',
  };
};

const isFlag = (word: string, flags: readonly CliFlag[]): boolean => {
  const [name] = word.split('=');
  return flags.some((flag) => flag.name === name || flag.short === name);
};
