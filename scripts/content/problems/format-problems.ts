import { type Problem, sortedProblems } from './problem.ts';

/** The problems as text for a terminal. Each has a line with its place and its message, and a line with its cure. */
export const formatProblems = (problems: readonly Problem[]): string =>
  sortedProblems(problems)
    .map(({ file, line, column, message, cure }) => `${file}:${line}:${column}  ${message}\n    ${cure}\n`)
    .join('\n');
