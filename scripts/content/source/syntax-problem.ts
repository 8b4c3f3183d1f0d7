import type { VFileMessage } from 'vfile-message';
import { expressionProblem } from './expression-problem.ts';
import { blanked } from './source-text.ts';
import { tagProblem } from './tag-problem.ts';

/** A mistake in the syntax, at an offset of the text. */
export interface SyntaxProblem {
  offset: number;
  message: string;
  cure: string;
  /** The text without the mistake, of the same length; absent where nothing can be left out. */
  mended?: string;
}

/** What MDX's parser says, in the words of an author. */
export const syntaxProblem = (error: VFileMessage, text: string): SyntaxProblem => {
  const problem =
    error.source === 'micromark-extension-mdx-expression' || error.source === 'micromark-extension-mdxjs-esm'
      ? expressionProblem(error, text)
      : tagProblem(error, text);
  return problem ?? otherProblem(error, text);
};

/** Where the parser stopped. Some of its messages have a range, some a point, some only words: `<Note>` (3:1-3:7). */
export const errorOffset = ({ place }: VFileMessage): number | undefined => {
  const point = place && 'start' in place ? place.start : place;
  return point?.offset;
};

const otherProblem = (error: VFileMessage, text: string): SyntaxProblem => {
  const offset = errorOffset(error) ?? text.length;
  const sign = Math.max(text.lastIndexOf('<', offset), text.lastIndexOf('{', offset));
  return {
    offset,
    message: `MDX cannot read this: ${error.reason}.`,
    cure: 'Put code and signs such as `<` and `{` in backticks, or write `\\<` and `\\{`.',
    ...(sign < 0 ? {} : { mended: blanked(text, sign, sign + 1) }),
  };
};
