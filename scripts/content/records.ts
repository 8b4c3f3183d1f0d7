import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIGURATION_TITLES, type ConfigurationFile } from '#content/configuration.ts';
import { CLI_FILE, type CliCommand } from '#scripts/content/cli.ts';
import { COMPARISONS_FILE } from '#scripts/content/comparisons.ts';
import { CONFIGURATION_DATA, type ConfigurationKey } from '#scripts/content/configuration.ts';
import { posixPath } from '#scripts/content/files/output-files.ts';
import { stampOf } from '#scripts/content/files/stamp-of.js';
import { NO_POSITION, type Origin, pointAt } from '#scripts/content/problems/problem.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

/** A record of the site's data that pages must show. */
export interface SiteRecord {
  name: string;
  /** A text of the record that finds its location in `RECORD_FILES`. */
  text: string;
  /** The component that shows it, as an author writes it. */
  tag: string;
}

/** The files with the records, relative to the project's root. */
export const RECORD_FILES = [
  CLI_FILE,
  COMPARISONS_FILE,
  'content/preview-features.ts',
  ...CONFIGURATION_DATA,
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

/** The location of a text of a record, or the start of the first file if it is not written there in one piece. */
export const recordOrigin = (text: string, root = projectRoot): Origin => {
  const origin = stringOrigin(root, RECORD_FILES, [text]);
  return origin.line === NO_POSITION.line ? { ...origin, line: 1, column: 1 } : origin;
};

/**
 * The location of the first text that is a whole string or cell in `paths`: files of TypeScript, data files, and folders with all
 * that is below them. A text that code puts together has none: then it is `elsewhere`, the file or folder where an author looks for it.
 */
export const stringOrigin = (
  root: string,
  paths: readonly [string, ...string[]],
  texts: readonly string[],
  elsewhere: string = paths[0],
): Origin => {
  const files = paths.flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesIn(root, path)));
  for (const text of texts)
    for (const file of files) {
      const source = textOf(join(root, file));
      const offsets = DELIMITERS.map(([start, end]) => source.indexOf(start + text + end));
      const offset = offsets.find((found) => found >= 0);
      if (offset !== undefined) return { file, ...pointAt(source, offset + 1) };
    }
  return { file: elsewhere, ...NO_POSITION };
};

/** What stands around a string of TypeScript or YAML, or around a cell. */
const DELIMITERS = ["''", '""', '``', '\t\t', '\t\n'] as const;

const filesIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
        .map((name) => posixPath(join(folder, name)))
        .sort()
    : [];

/** The text of each file by its path, with the file's stamp: under `npm start`, this process outlives what authors save. */
const sources = new Map<string, { text: string; stamp: string }>();

/** Empty for what is not a file. */
const textOf = (file: string): string => {
  const stamp = stampOf(file);
  if (stamp === undefined) return '';
  const last = sources.get(file);
  if (last?.stamp === stamp) return last.text;
  const text = readFileSync(file, 'utf8');
  sources.set(file, { text, stamp });
  return text;
};
