import { type Problem, sortedProblems } from './problem.ts';

/** What the terminal shows: one line with the place and the mistake, one with what to write instead. */
export const formatProblems = (problems: readonly Problem[]): string =>
  sortedProblems(problems)
    .map(({ file, line, column, message, cure }) => `${file}:${line}:${column}  ${message}\n    ${cure}\n`)
    .join('\n');
