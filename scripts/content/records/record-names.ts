import type { CliCommand } from '#content/cli.ts';
import type { ConfigurationKey } from '#content/configuration/types.ts';
import { CONFIGURATION_TITLES, type ConfigurationFile } from '#content/configuration.ts';

// Components mark the nodes that they make from a record with its name, and problems show it.

export const commandRecord = ({ name }: CliCommand): string => `the command \`${name}\``;

/** The arguments and flags of a command, or, without one, the flags of all commands. */
export const flagsRecord = (command?: CliCommand): string =>
  command ? `the flags of \`${command.name}\`` : 'the flags of all commands';

export const keyRecord = (file: ConfigurationFile, { path }: ConfigurationKey): string =>
  `the key \`${path}\` of ${CONFIGURATION_TITLES[file]}`;

export const variableRecord = (name: string): string => `the variable \`${name}\``;
export const templateRecord = (name: string): string => `the template \`${name}\``;
export const toolRecord = (name: string): string => `the tool ${name}`;
export const featureRecord = (flag: string): string => `the preview feature \`${flag}\``;
export const releasesRecord = (flag: string): string => `the first releases with \`${flag}\``;
