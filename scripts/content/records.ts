import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CliCommand } from '#content/cli.ts';
import type { ConfigurationKey } from '#content/configuration/shared-keys.ts';
import { CONFIGURATION_TITLES, type ConfigurationFile } from '#content/configuration.ts';
import { stampOf } from '#scripts/content/files/stamp-of.js';
import { type Origin, pointAt } from '#scripts/content/problems/problem.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

/** A record of the site's data that pages must show. */
export interface SiteRecord {
  name: string;
  /** A text of the record that finds its location in `RECORD_FILES`. */
  text: string;
  /** The component that shows it, as an author writes it. */
  tag: string;
}

/** The files and folders with the records, relative to the project's root. */
export const RECORD_FILES = [
  'content/cli.ts',
  'content/environment-variables.ts',
  'content/tools.ts',
  'content/comparisons.ts',
  'content/configuration',
] as const;

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

/** The location of a text in the files of records, or the start of the first file if it is not written there in one piece. */
export const recordOrigin = (text: string, root = projectRoot): Origin => {
  for (const path of RECORD_FILES)
    for (const file of filesAt(path, root)) {
      const source = textOf(join(root, file));
      const offset = source.indexOf(text);
      if (offset >= 0) return { file, ...pointAt(source, offset) };
    }
  return { file: RECORD_FILES[0], line: 1, column: 1 };
};

/** The file at a path, or the files of the folder there. */
const filesAt = (path: string, root: string): string[] =>
  path.endsWith('.ts') ? [path] : readdirSync(join(root, path)).map((name) => `${path}/${name}`);

/** The text of each file by its path, with the file's stamp: under `npm start`, this process outlives what authors save. */
const known = new Map<string, { text: string; stamp: string | undefined }>();

const textOf = (file: string): string => {
  const stamp = stampOf(file);
  const last = known.get(file);
  if (last && last.stamp === stamp) return last.text;
  const text = readFileSync(file, 'utf8');
  known.set(file, { text, stamp });
  return text;
};
