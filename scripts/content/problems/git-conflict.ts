import { pointAt } from './point-at.ts';
import type { Problem } from './problem.ts';

const CONFLICT = /^<{7} .*\n(?:.*\n)*?={7}\r?\n(?:.*\n)*?>{7} /m;

/** The first place where git left two versions of a text. Neither can be read before an author has chosen. */
export const gitConflict = (text: string): Omit<Problem, 'file'> | undefined => {
  const offset = text.search(CONFLICT);
  if (offset < 0) return undefined;
  return {
    ...pointAt(text, offset),
    message: 'Git left a conflict here.',
    cure: 'Keep one of the two versions, and remove the lines that begin with `<<<<<<<`, `=======`, and `>>>>>>>`.',
  };
};
