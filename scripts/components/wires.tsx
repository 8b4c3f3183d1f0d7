import { roundedPath } from './diagram/layout.ts';
import type { Point } from './diagram/sizes.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

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
    const rowOfWord = lines.findLastIndex((line) => link.test(line));
    const line = lines[rowOfWord];
    if (line === undefined) return undefined;
    const column = columnsOf(line.slice(0, link.exec(line)?.index));
    const isEmpty = (row: number) => (widths[row] ?? Number.POSITIVE_INFINITY) <= column;
    const direction = [-1, 1].find((step) => isEmpty(rowOfWord + step));
    if (!direction) return undefined;
    const classes = `wire ${direction < 0 ? 'wire-up' : 'wire-down'} ${className}`;
    lines[rowOfWord] = line.replace(link, (_, color = '') => `<a class="${`${color} ${classes}`.trim()}"`);
    return rowOfWord + direction;
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

/** The sizes of the code and of the resources next to it, in CSS pixels. client/styles/home.css sets the same ones in rem. */
const WIRES = {
  width: 36,
  codePadding: 14,
  row: 23,
  resource: 58,
  resourceGap: 16,
  /** The top of the first resource. */
  resourcesTop: 4,
  corner: 8,
} as const;

const PX_PER_REM = 16;

export interface WiresProps {
  /** The language of the sample that the wires come from. */
  language: string;
  wires: readonly { row: number; className: string }[];
}

/** The part of the wires between the code and the resources, which are in the same order from top to bottom. */
export const Wires = ({ language, wires }: WiresProps) => {
  const bends = bendsOf(
    wires.map(({ row, className }, index) => ({
      className,
      from: rowMiddle(row),
      to: resourceMiddle(index),
    })),
  );
  const height = Math.max(...bends.flatMap(({ from, to }) => [from, to])) + WIRES.corner;
  return (
    <svg
      class="panel wires"
      data-value={language}
      viewBox={`0 0 ${WIRES.width} ${height}`}
      width={`${WIRES.width / PX_PER_REM}rem`}
      height={`${height / PX_PER_REM}rem`}
    >
      {bends.map((bend) => (
        <path class={bend.className} d={pathOf(bend)} />
      ))}
    </svg>
  );
};

interface Bend {
  className: string;
  from: number;
  to: number;
  /** The position of the vertical piece. */
  at: number;
}

const rowMiddle = (row: number): number => WIRES.codePadding + (row + 0.5) * WIRES.row;
const resourceMiddle = (index: number): number =>
  WIRES.resourcesTop + index * (WIRES.resource + WIRES.resourceGap) + WIRES.resource / 2;

/** The wires do not cross: of those that go up, the upper one bends first; of those that go down, the lower one does. */
const bendsOf = (ends: readonly Omit<Bend, 'at'>[]): Bend[] => {
  const lane = WIRES.width / (ends.length + 1);
  return ends.map((end, index) => ({
    ...end,
    at: lane * (end.to <= end.from ? index + 1 : ends.length - index),
  }));
};

const pathOf = ({ from, to, at }: Bend): string => {
  const points: Point[] = [
    [0, from],
    [at, from],
    [at, to],
    [WIRES.width, to],
  ];
  return roundedPath(points, WIRES.corner);
};
