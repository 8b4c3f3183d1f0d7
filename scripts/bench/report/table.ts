import { type Figure, formatValue, isMet } from './figure.ts';

const HEAD = ['', 'what', 'measured', 'budget', 'for comparison'] as const;
const NUMBER_COLUMNS = [2, 3];

/** An aligned table with a line for each figure and, under it, its note. */
export const formatTable = (figures: readonly Figure[]): string => {
  const rows = figures.map((figure) => [
    isMet(figure) ? '✓' : '✗',
    figure.what,
    formatValue(figure.measured, figure.unit),
    `${figure.bound === 'at most' ? '≤' : '≥'} ${formatValue(figure.budget, figure.unit)}`,
    figure.comparison ?? '',
  ]);
  const widths = HEAD.map((_, column) =>
    Math.max(...[HEAD, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return NUMBER_COLUMNS.includes(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const notes = figures.flatMap(({ what, note }) => (note ? [`  ${what}: ${note}`] : []));
  return [line(HEAD), ...rows.map(line), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
};
