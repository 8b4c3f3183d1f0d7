import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { naming, type Problem, type Report, reportInto } from './problems/problem.ts';

/** A row of a data file. */
interface DataRow {
  /** The texts between the tabs. */
  cells: readonly string[];
  /** The location of a cell. */
  at: (cell: number) => { line: number; column: number };
}

/** The rows of a file with tabs between cells. Lines that are empty or begin with `#` are none. */
export const rowsOf = (source: string): DataRow[] =>
  source.split('\n').flatMap((row, index) => {
    if (row === '' || row.startsWith('#')) return [];
    const cells = row.split('\t');
    const columnOf = (cell: number) => cells.slice(0, cell).join('\t').length + (cell > 0 ? 2 : 1);
    return [{ cells, at: (cell) => ({ line: index + 1, column: columnOf(cell) }) }];
  });

/** Whether cells follow a rule: their names, of which those in brackets may be empty or missing. `…` stands for any number. */
export const hasCells = (rule: string, cells: readonly string[]): boolean => {
  const names = rule.split(', ');
  const required = names.filter((name) => name !== '…' && !name.startsWith('['));
  const isFull = required.every((_, index) => cells[index]);
  return isFull && (names.includes('…') ? cells.every(Boolean) : cells.length <= names.length);
};

export const cellsHint = (rule: string): string => `Write them with tabs between them: ${rule}.`;

/** What is wrong in the data files that were read. */
export const DATA_PROBLEMS: Problem[] = [];

/** Reads a data file of the project. Its problems are in {@link DATA_PROBLEMS}. */
export const readData = <Data>(file: string, parse: (source: string, report: Report) => Data): Data =>
  parse(readFileSync(join(projectRoot, file), 'utf8'), reportInto(DATA_PROBLEMS, file));

/** The rows of a file whose first cells are regular expressions, each with its other cells. Throws an error with the line of a wrong one. */
export const readPatterns = (file: string): [RegExp, ...string[]][] =>
  rowsOf(readFileSync(join(projectRoot, file), 'utf8')).map(({ cells: [pattern = '', ...others], at }) => [
    naming(`${file}:${at(0).line}`, () => new RegExp(pattern, 'gm')),
    ...others,
  ]);
