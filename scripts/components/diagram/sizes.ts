import type { Graph, GraphEdge, GraphNode } from './graph.ts';

export type Point = readonly [x: number, y: number];

/** From left to right, or from top to bottom. */
export type Direction = 'across' | 'down';

/** Lengths in CSS pixels: along the direction of the lines, and beside it. */
export interface Sizes {
  /** The start of a box. */
  start: (node: GraphNode) => number;
  along: (node: GraphNode) => number;
  beside: number;
  /** The space between two boxes of a rank. */
  gap: number;
  /** The middle of the label of a line with corners. */
  labelOf: (edge: GraphEdge, line: Corners) => Point;
}

interface Corners {
  turn: number;
  last: number;
  source: number;
  target: number;
}

export const BOX_HEIGHT_PX = 44;
/**
 * The width of a drawing from left to right that fits everywhere from 672 px on, so that no letter is drawn smaller: beside the
 * menu in a window of 1024 px.
 */
export const ROOM_PX = 625;

/** Space for the lines and the dots at the edges. */
export const MARGIN_PX = 4;
const LEAST_GAP_PX = 32;
const MOST_GAP_PX = 150;
/** Two boxes of this width fit next to each other on a phone. */
const MOST_BOX_PX = 150;
/** A line needs this room besides its label: for a dot, and for two corners if its boxes are not side by side. */
const AROUND_LABEL_PX = { straight: 16, bent: 40 };

/** The rough widths of the letters in a box. All others have the last one. */
const LETTERS_PX = [
  [/[ !"'(),./:;I[\]fijlrt|-]/, 4.5],
  [/[17Jacksvxyz]/, 7],
  [/[049A-DGHKNOQRUXZ&w]/, 9.5],
  [/[MWm]/, 12],
  [/./u, 8],
] as const;
const LABEL_CHARACTER_PX = 7.3;
export const ICON_PX = 18;
/** The space between an icon and its label. */
export const ICON_GAP_PX = 6;
/** The space between the border of a box and its content. */
export const PADDING_PX = 12;

export const labelWidth = (label: string | undefined): number =>
  label ? Math.round(label.length * LABEL_CHARACTER_PX) + 8 : 0;

const letterWidth = (letter: string): number =>
  LETTERS_PX.find(([letters]) => letters.test(letter))?.[1] ?? 0;

const boxWidth = ({ label, icon }: GraphNode): number =>
  Math.ceil(sum([...label].map(letterWidth))) + (icon ? ICON_PX + ICON_GAP_PX : 0) + 2 * PADDING_PX;

/** The room that the label of a line needs between two ranks. */
const gapFor = ({ from, to, label }: GraphEdge): number =>
  label ? labelWidth(label) + AROUND_LABEL_PX[from.slot === to.slot ? 'straight' : 'bent'] : LEAST_GAP_PX;

export const sizesOf = (graph: Graph, direction: Direction): Sizes =>
  direction === 'across' ? sizesAcross(graph, ROOM_PX - 2 * MARGIN_PX) : sizesDown(graph);

/** Boxes of the same rank have the same width. The gaps grow until the drawing is as wide as its room. */
const sizesAcross = ({ nodes, edges }: Graph, widest: number): Sizes => {
  const ranks = Array.from({ length: Math.max(...nodes.map(({ rank }) => rank)) + 1 }, (_, rank) => rank);
  const widths = ranks.map((rank) => Math.max(...nodes.filter((node) => node.rank === rank).map(boxWidth)));
  const least = ranks
    .slice(1)
    .map((rank) => Math.max(LEAST_GAP_PX, ...edges.filter(({ to }) => to.rank === rank).map(gapFor)));
  const spare = (widest - sum(widths) - sum(least)) / Math.max(1, least.length);
  const gaps = least.map((gap) => Math.max(gap, Math.min(MOST_GAP_PX, gap + spare)));
  return {
    start: ({ rank }) => sum(widths.slice(0, rank)) + sum(gaps.slice(0, rank)),
    along: ({ rank }) => widths[rank] ?? 0,
    beside: BOX_HEIGHT_PX,
    gap: 20,
    labelOf: (_, { turn, last, target }) => [(turn + last) / 2, target],
  };
};

/** All boxes have the same width, in which a label fits on the piece beside the direction, unless the label is long. */
const sizesDown = ({ nodes, edges }: Graph): Sizes => {
  const alongGap = edges.some(({ label }) => label) ? 60 : 40;
  const gap = 16;
  const forLabels = edges.map(({ from, to, label }) => {
    const slots = Math.abs(from.slot - to.slot);
    return label && slots > 0 ? (labelWidth(label) + 24) / slots - gap : 0;
  });
  const beside = Math.max(...nodes.map(boxWidth), Math.min(MOST_BOX_PX, Math.max(0, ...forLabels)));
  return {
    start: ({ rank }) => rank * (BOX_HEIGHT_PX + alongGap),
    along: () => BOX_HEIGHT_PX,
    beside,
    gap,
    labelOf: ({ label }, { turn, last, source, target }) =>
      Math.abs(source - target) >= labelWidth(label) + 12
        ? [turn, (source + target) / 2]
        : [(turn + last) / 2, target],
  };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
