import { expect, test } from 'vitest';
import { CLI_COMMANDS, GLOBAL_FLAGS } from '#content/cli.ts';
import { CONFIGURATION } from '#content/configuration.ts';
import { ENVIRONMENT_VARIABLES } from '#content/environment-variables.ts';
import { OTHER_NAMES } from '#content/other-names.ts';

const duplicates = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

test.each([
  ['commands', CLI_COMMANDS.flatMap(({ name, aliases = [] }) => [name, ...aliases])],
  ['environment variables', ENVIRONMENT_VARIABLES.map(({ name }) => name)],
  ['other names', OTHER_NAMES.map(({ name }) => name)],
  ...Object.entries(CONFIGURATION).map(([file, keys]): [string, string[]] => [
    `keys of ${file}`,
    keys.map(({ path }) => path),
  ]),
  ...CLI_COMMANDS.map(({ name, flags = [] }): [string, string[]] => [
    `flags of ${name}`,
    [...flags, ...GLOBAL_FLAGS].flatMap((flag) => [flag.name, ...(flag.short ? [flag.short] : [])]),
  ]),
])('no two %s have one name', (_, names) => expect(duplicates(names)).toEqual([]));
