import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = 'package-lock.json';

/**
 * Remembers the files that `npm start` itself runs with. Returns a function that says which of the changed files differ since
 * then, and what to do, because running code would not match the other files.
 */
export const rememberOwnCode = (root: string): ((changed: Iterable<string>) => string | undefined) => {
  const names = readdirSync(join(root, 'scripts/dev'), { recursive: true, encoding: 'utf8' });
  const files = [
    LOCK_FILE,
    'scripts/dev.ts',
    ...names.map((name) => join('scripts/dev', name).replaceAll('\\', '/')),
  ];
  const atStart = new Map(files.filter(isOwn).map((file) => [file, textOf(join(root, file))]));
  return (changed) => {
    const differing = [...changed].filter(
      (file) => isOwn(file) && textOf(join(root, file)) !== atStart.get(file),
    );
    const [first, ...others] = differing;
    if (first === undefined) return undefined;
    const more = others.length > 0 ? ` and ${others.length} more of its files` : '';
    const install = differing.includes(LOCK_FILE) ? 'run `npm ci`, and then run' : 'and run';
    return `npm start still runs the code from before ${first}${more} changed.\n    End it with Ctrl+C, ${install} \`npm start\`.\n`;
  };
};

const isOwn = (file: string): boolean => file === LOCK_FILE || /^scripts\/dev(?:\/.*)?\.ts$/.test(file);

/** `undefined` for a file that git or an editor has just removed. */
const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};
