import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = 'package-lock.json';

/**
 * Remembers the files that `npm start` itself runs with. Returns a function that says which of them differ since then, and what
 * to do, because what already runs would not fit the other files.
 */
export const rememberOwnCode = (root: string): (() => string | undefined) => {
  const atStart = readOwnCode(root);
  return () => {
    const now = readOwnCode(root);
    const files = new Set([...atStart.keys(), ...now.keys()]);
    const changed = [...files].filter((file) => atStart.get(file) !== now.get(file));
    const [first, ...others] = changed;
    if (first === undefined) return undefined;
    const more = others.length > 0 ? ` and ${others.length} more of its files` : '';
    const install = changed.includes(LOCK_FILE) ? 'run `npm ci`, and then run' : 'and run';
    return `npm start still runs as it was before ${first}${more} changed.\n    End it with Ctrl+C, ${install} \`npm start\`.\n`;
  };
};

const readOwnCode = (root: string): Map<string, string | undefined> => {
  const names = readdirSync(join(root, 'scripts/dev'), { recursive: true, encoding: 'utf8' });
  const scripts = names.filter((name) => name.endsWith('.ts')).map((name) => join('scripts/dev', name));
  const files = [LOCK_FILE, 'scripts/dev.ts', ...scripts.sort()];
  return new Map(files.map((file) => [file, textOf(join(root, file))]));
};

/** `undefined` for a file that git or an editor has just removed. */
const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};
