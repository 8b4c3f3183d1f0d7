import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';

const folder = join(projectRoot, 'client/styles');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The names of all files of client/styles. */
export const styleFiles: readonly string[] = readdirSync(folder);

/** The file of a sheet and all files that it imports, by name. */
export const filesOfSheet = (sheet: string): string[] => {
  const file = `${sheet}.css`;
  const imported = Array.from(read(file).matchAll(/^@import "\.\/([\w-]+)\.css"/gm), ([, name = '']) => name);
  return [file, ...imported.flatMap(filesOfSheet)];
};

/** The text of all these files. */
export const textOfStyles = (files: readonly string[]): string => files.map(read).join('\n');
