import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '#scripts/content/files/sha256.ts';

const RELEASE_ID_CHARACTERS = 16;
/** All files, except pages, that affect the Worker's answers. */
const CODE = [
  'worker/**/*.{ts,tsx}',
  'client/**/*.{ts,tsx}',
  'content/**/*.ts',
  'package-lock.json',
  'wrangler.toml',
];

/** A hash of the release's parts and of the code that serves them: the same tree gives the same id. */
export const releaseId = async (projectRoot: string, parts: unknown): Promise<string> => {
  const files: string[] = [];
  for await (const file of glob(CODE, { cwd: projectRoot })) files.push(file);
  const code = await Promise.all(
    files.sort().map(async (file) => [file, await readFile(join(projectRoot, file))]),
  );
  return sha256(JSON.stringify(parts), ...code.flat()).slice(0, RELEASE_ID_CHARACTERS);
};
