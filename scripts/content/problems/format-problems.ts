import { NO_PLACE, type Problem, sortedProblems } from './problem.ts';

/** The problems as text for a terminal. Each has a line with its place and its message, and a line with its cure. */
export const formatProblems = (problems: readonly Problem[]): string =>
  sortedProblems(problems)
    .map((problem) => `${placeOf(problem)}  ${problem.message}\n    ${problem.cure}\n`)
    .join('\n');

/** `file:line:column`, or the file alone if the line is unknown. */
export const placeOf = ({ file, line, column }: Problem): string =>
  line === NO_PLACE.line ? file : `${file}:${line}:${column}`;
