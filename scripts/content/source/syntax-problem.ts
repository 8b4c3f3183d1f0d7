import type { Point } from 'unist';
import type { VFileMessage } from 'vfile-message';

export interface SyntaxProblem {
  point: Point | undefined;
  message: string;
  cure: string;
  /** The text without the mistake, of the same length. */
  mended?: string;
}

export const syntaxProblem = (error: VFileMessage, _text: string): SyntaxProblem => ({
  point: error.place && 'start' in error.place ? error.place.start : error.place,
  message: error.reason,
  cure: '',
});
