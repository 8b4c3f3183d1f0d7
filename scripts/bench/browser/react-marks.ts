import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Strings that survive every minifier and that only React holds. */
const REACT_MARKS = ['react.transitional.element', 'react.dev/errors'];

export const holdsReact = (script: string): boolean => REACT_MARKS.some((mark) => script.includes(mark));

/** Rejects when no script of the site holds a mark of React: the marks would then prove nothing about the first script. */
export const proveReactMarks = async (assetsFolder: string): Promise<void> => {
  const names = (await readdir(assetsFolder)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(names.map((name) => readFile(join(assetsFolder, name), 'utf8')));
  if (!scripts.some(holdsReact))
    throw new Error('No lazy script holds a mark of React: look for newer marks.');
};
