import type { Code } from 'mdast';
import type { Place } from '#scripts/content/problems/problem.ts';

/**
 * The place of a line and a column of a code block, both counted from 1. On a page, the code begins below the fence and is
 * indented as far as the fence. In a data file, it begins below its key.
 */
export const placeInSample = (
  { data, position }: Code,
  { line, column }: { line: number; column: number },
): Place => {
  const origin = data?.origin;
  if (origin) return { data: { origin: { ...origin, line: origin.line + line, column } } };
  return position && { line: position.start.line + line, column: position.start.column - 1 + column };
};
