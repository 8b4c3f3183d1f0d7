import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '#scripts/content/files/output-files.ts';

/** A hash of a text and of the names and contents of the files that match `patterns`. */
export const codeHash = (projectRoot: string, patterns: readonly string[], text = ''): string =>
  hashOfFiles(projectRoot, globSync(patterns, { cwd: projectRoot }), text);

/** A hash of a text and of the names and contents of files. */
export const hashOfFiles = (projectRoot: string, files: readonly string[], text = ''): string => {
  // Reading hundreds of small files asynchronously takes six times as long.
  const code = files.toSorted().flatMap((file) => [file, readFileSync(join(projectRoot, file))]);
  return sha256(text, ...code);
};

const CODE = [
  'worker/**/*.{ts,tsx}',
  'client/**/*.{ts,tsx}',
  'content/**/*.ts',
  'package-lock.json',
  'wrangler.toml',
];

/** A hash of all files, except pages, that affect the Worker's answers. */
export const hashOfCode = (projectRoot: string): string => codeHash(projectRoot, CODE);
