import { pointAt } from './point-at.ts';
import type { Problem } from './problem.ts';

/** The first place where git left two versions of a text. Neither can be read before an author has chosen. */
export const gitConflict = (text: string): Omit<Problem, 'file'> | undefined => {
  const offset = text.search(/^<{7} /m);
  const rest = text.slice(offset);
  if (offset < 0 || !/^={7}\r?$/m.test(rest) || !/^>{7} /m.test(rest)) return undefined;
  return {
    ...pointAt(text, offset),
    message: 'Git left a merge conflict here.',
    cure: 'Keep one of the two versions, and remove the lines that begin with `<<<<<<<`, `=======`, and `>>>>>>>`.',
  };
};
