import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const RELEASE_ID_CHARACTERS = 16;
/** Everything that decides what the Worker answers, besides the pages. */
const CODE = [
  'worker/**/*.{ts,tsx}',
  'client/**/*.{ts,tsx}',
  'content/**/*.ts',
  'package-lock.json',
  'wrangler.toml',
];

/** Hash of the release's parts and of the code that serves them: the same tree gives the same id. */
export const releaseId = async (projectRoot: string, parts: unknown): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  const files: string[] = [];
  for await (const file of glob(CODE, { cwd: projectRoot })) files.push(file);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(projectRoot, file)));
  return hash.digest('hex').slice(0, RELEASE_ID_CHARACTERS);
};
