import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '#scripts/content/files/sha256.ts';

/** A hash of a text and of the names and contents of the files that match `patterns`. */
export const codeHash = async (
  projectRoot: string,
  patterns: readonly string[],
  text = '',
): Promise<string> => {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: projectRoot })) files.push(file);
  // Reading hundreds of small files asynchronously takes six times as long.
  const code = files.sort().flatMap((file) => [file, readFileSync(join(projectRoot, file))]);
  return sha256(text, ...code);
};
