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

/** Untrusted text for a terminal, without sequences that color, move or rewrite the screen's content. Line breaks stay. */
export const printable = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\u200D]/gu, '\uFFFD');

/** Formats rows as CSV (RFC 4180). No cell is a formula for a spreadsheet, or a command for a terminal. */
export const csv = (columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');

const csvCell = (value: unknown): string => {
  const text = withoutFormula(String(value ?? '').replace(/[^\P{C}\t\r\n\u200D]/gu, '\uFFFD'));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Puts an apostrophe before a formula, which makes it plain text. A formula can also follow a semicolon, a tab or a line
 * break, because these separate cells in some spreadsheets. Full-width characters begin formulas in some languages.
 */
const withoutFormula = (text: string): string =>
  text.replace(/([;\t\r\n])(?=[=+\-@＝＋－＠])/g, "$1'").replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
