import { statSync } from 'node:fs';

/**
 * The time of the last change of a file, which nobody can set, and its size. `undefined` if there is no such file. This is
 * JavaScript because it runs before TypeScript can be read.
 * @param {string} file
 */
export const stampOf = (file) => {
  const state = statSync(file, { throwIfNoEntry: false });
  return state?.isFile() ? `${state.ctimeMs} ${state.size}` : undefined;
};
