/** RFC 4180, and no cell that a spreadsheet would take for a formula. */
export const csv = (columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');

const csvCell = (value: unknown): string => {
  const text = withoutFormula(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * An apostrophe makes it a text. Also after what begins a cell where commas do not, as in the spreadsheets of half of
 * Europe; the wide signs are formulas too in some languages.
 */
const withoutFormula = (text: string): string =>
  text.replace(/([;\t\r\n])(?=[=+\-@＝＋－＠])/g, "$1'").replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
