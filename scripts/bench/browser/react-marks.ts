import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Strings that only React contains and that survive every minifier. */
const REACT_MARKS = ['react.transitional.element', 'react.dev/errors'];

export const holdsReact = (script: string): boolean => REACT_MARKS.some((mark) => script.includes(mark));

/** Rejects when no script of the site contains a mark of React, because the marks would then prove nothing. */
export const proveReactMarks = async (assetsFolder: string): Promise<void> => {
  const names = (await readdir(assetsFolder)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(names.map((name) => readFile(join(assetsFolder, name), 'utf8')));
  if (!scripts.some(holdsReact))
    throw new Error('No lazy script holds a mark of React: look for newer marks.');
};
