/** A wire that leaves a word of the code through an empty part of the row above or below it. */
export interface Wire {
  /** The anchor of the symbol whose last link in the code is the word. */
  symbol: string;
  /** The classes of the word, such as the hue of a building block. */
  className: string;
}

interface WiredCode {
  html: string;
  /** The row of each wire, counted from 0. `undefined` for a wire without a word, or without an empty row. */
  rows: (number | undefined)[];
}

/**
 * Highlighted code whose words begin wires to its right edge. A wire runs in the row above its word, or in the row below it if
 * only that row ends to the left of the word.
 */
export const wiredCode = (html: string, wires: readonly Wire[]): WiredCode => {
  const lines = html.split('\n');
  const widths = lines.map(columnsOf);
  const rows = wires.map(({ symbol, className }) => {
    // A word that begins a wire has more classes than that of its color.
    const link = new RegExp(`<a(?: class="([a-z])")?(?! class)(?=[^>]*#${symbol}">)`);
    const own = lines.findLastIndex((line) => link.test(line));
    const line = lines[own];
    if (line === undefined) return undefined;
    const column = columnsOf(line.slice(0, link.exec(line)?.index));
    const isEmpty = (row: number) => (widths[row] ?? Number.POSITIVE_INFINITY) <= column;
    const direction = [-1, 1].find((step) => isEmpty(own + step));
    if (!direction) return undefined;
    const classes = `wire ${direction < 0 ? 'wire-up' : 'wire-down'} ${className}`;
    lines[own] = line.replace(link, (_, color = '') => `<a class="${`${color} ${classes}`.trim()}"`);
    return own + direction;
  });
  return { html: lines.join('\n'), rows };
};

/** Style sheets set the same width. */
const TAB_COLUMNS = 2;

/** The number of columns that a highlighted line takes. */
const columnsOf = (html: string): number =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, '?')
    .replaceAll('\t', ' '.repeat(TAB_COLUMNS)).length;
