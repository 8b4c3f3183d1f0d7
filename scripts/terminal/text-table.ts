/** Columns as wide as their longest cell; numbers stand at the right. */
export const textTable = (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const lines = [columns, ...rows];
  const widths = columns.map((_, column) =>
    Math.max(...lines.map((line) => String(line[column] ?? '').length)),
  );
  const isNumeric = columns.map((_, column) => typeof rows[0]?.[column] === 'number');
  return lines
    .map((line) => line.map((cell, column) => padded(String(cell), widths[column] ?? 0, isNumeric[column])))
    .map((cells) => `  ${cells.join('  ')}`.trimEnd())
    .join('\n');
};

const padded = (text: string, width: number, isNumeric: boolean | undefined): string =>
  isNumeric ? text.padStart(width) : text.padEnd(width);
