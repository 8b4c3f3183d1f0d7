import type { OffsetProblem } from './offset-problem.ts';
import { withoutCode } from './source-text.ts';

/** This matches the marks of lists and quotes at the start of a line, up to the last one. */
const MARKS = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/gm;
/** The parser takes time with the cube of the depth: seconds for 400 lists in each other. A list in ten others has 40 characters. */
const MOST_CHARACTERS = 100;

/** The first list or quote that is in too many others, if there is one. */
export const nestingProblem = (text: string): OffsetProblem | undefined => {
  const deep = deepMarks(text) && deepMarks(withoutCode(text));
  return (
    deep && {
      offset: deep.index + deep[0].length - 1,
      message: 'This list or quote is nested too deeply.',
      cure: 'Write the inner ones as sections, or as lists of their own.',
    }
  );
};

const deepMarks = (text: string): RegExpExecArray | undefined => {
  for (const marks of text.matchAll(MARKS)) if (marks[0].length > MOST_CHARACTERS) return marks;
  return undefined;
};
