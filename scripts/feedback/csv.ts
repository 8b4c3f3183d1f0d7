/** CSV as in RFC 4180, without cells that a spreadsheet would take for a formula. */
export const csv = (columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');

const csvCell = (value: unknown): string => {
  const text = withoutFormula(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Puts an apostrophe before a formula, which makes it text. Semicolons, tabs and line breaks begin a cell where a
 * spreadsheet's language separates cells by them; in some languages the full-width signs begin a formula, too.
 */
const withoutFormula = (text: string): string =>
  text.replace(/([;\t\r\n])(?=[=+\-@＝＋－＠])/g, "$1'").replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
