/** Writes rows as CSV (RFC 4180), without a cell that a spreadsheet would take for a formula. */
export const csv = (columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');

const csvCell = (value: unknown): string => {
  const text = withoutFormula(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Puts an apostrophe before a formula, which makes it a text: at the beginning, and after characters that begin a cell where
 * the comma does not, as in many European spreadsheets. Some languages write formulas with the wide signs.
 */
const withoutFormula = (text: string): string =>
  text.replace(/([;\t\r\n])(?=[=+\-@＝＋－＠])/g, "$1'").replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
