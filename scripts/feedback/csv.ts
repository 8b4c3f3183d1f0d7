/** Formats rows as CSV (RFC 4180). A spreadsheet does not treat any cell as a formula. */
export const csv = (columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');

const csvCell = (value: unknown): string => {
  const text = withoutFormula(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Puts an apostrophe before a formula, which makes it plain text. A formula can also follow a semicolon, a tab or a line
 * break, because these separate cells in some spreadsheets. Full-width signs begin formulas in some languages.
 */
const withoutFormula = (text: string): string =>
  text.replace(/([;\t\r\n])(?=[=+\-@＝＋－＠])/g, "$1'").replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
