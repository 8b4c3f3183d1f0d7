import type { VFileMessage } from 'vfile-message';
import type { Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import { errorOffset } from './error-offset.ts';
import { expressionProblem } from './expression-problem.ts';
import type { OffsetProblem } from './offset-problem.ts';
import { blanked } from './source-text.ts';
import { tagProblem } from './tag-problem.ts';

/** Explains an error of MDX's parser in terms that an author knows. */
export const syntaxProblem = (error: VFileMessage, text: string, vocabulary: Vocabulary): OffsetProblem => {
  const problem =
    error.source === 'micromark-extension-mdx-expression' || error.source === 'micromark-extension-mdxjs-esm'
      ? expressionProblem(error, text)
      : tagProblem(error, text, vocabulary);
  return problem ?? otherProblem(error, text);
};

const otherProblem = (error: VFileMessage, text: string): OffsetProblem => {
  const offset = errorOffset(error) ?? text.length;
  const sign = Math.max(text.lastIndexOf('<', offset), text.lastIndexOf('{', offset));
  return {
    offset,
    message: `MDX cannot read this: ${error.reason}.`,
    cure: 'Put code and signs such as `<` and `{` in backticks, or write `\\<` and `\\{`.',
    ...(sign < 0 ? {} : { mended: blanked(text, sign, sign + 1) }),
  };
};
