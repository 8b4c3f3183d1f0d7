import { codeHash } from './code-hash.ts';

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
  const hash = await codeHash(projectRoot, CODE, JSON.stringify(parts));
  return hash.slice(0, RELEASE_ID_CHARACTERS);
};
