/** A table whose columns are as wide as their longest cell. Numbers and columns in `rightAligned` are right-aligned. */
export const textTable = (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  rightAligned: readonly string[] = [],
): string => {
  const lines = [columns, ...rows];
  const layout = columns.map((name, column) => ({
    width: Math.max(...lines.map((line) => String(line[column] ?? '').length)),
    isRight: typeof rows[0]?.[column] === 'number' || rightAligned.includes(name),
  }));
  return lines
    .map((line) =>
      layout.map(({ width, isRight }, column) => {
        const text = String(line[column] ?? '');
        return isRight ? text.padStart(width) : text.padEnd(width);
      }),
    )
    .map((cells) => `  ${cells.join('  ')}`.trimEnd())
    .join('\n');
};
