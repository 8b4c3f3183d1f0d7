import type { Point } from '#scripts/components/rounded-path.ts';
import type { Graph, GraphEdge, GraphNode } from './graph.ts';

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
const WIDEST_PX = 664;
const LEAST_GAP_PX = 32;
const MOST_GAP_PX = 150;
/** Two boxes of this width fit next to each other on a phone. */
const MOST_BOX_PX = 150;
/** A line needs this room besides its label, for two corners and a dot. */
const AROUND_LABEL_PX = 40;

const CHARACTER_PX = 7.5;
const LABEL_CHARACTER_PX = 7.3;
export const ICON_PX = 18;
/** The space between an icon and its label. */
export const ICON_GAP_PX = 8;
/** The space between the border of a box and its content. */
export const PADDING_PX = 12;

export const labelWidth = (label: string | undefined): number =>
  label ? Math.round(label.length * LABEL_CHARACTER_PX) + 8 : 0;

export const boxWidth = ({ label, icon, leastWidth = 0 }: GraphNode): number =>
  Math.max(
    leastWidth,
    Math.ceil(label.length * CHARACTER_PX) + (icon ? ICON_PX + ICON_GAP_PX : 0) + 2 * PADDING_PX,
  );

export const sizesOf = (graph: Graph, direction: Direction): Sizes =>
  direction === 'across' ? sizesAcross(graph) : sizesDown(graph);

/** Boxes of the same rank have the same width. The gaps grow until the drawing is as wide as the text. */
const sizesAcross = ({ nodes, edges }: Graph): Sizes => {
  const ranks = Array.from({ length: Math.max(...nodes.map(({ rank }) => rank)) + 1 }, (_, rank) => rank);
  const widths = ranks.map((rank) => Math.max(...nodes.filter((node) => node.rank === rank).map(boxWidth)));
  const least = ranks.slice(1).map((rank) => {
    const labels = edges.filter(({ to }) => to.rank === rank).map(({ label }) => labelWidth(label));
    const widest = Math.max(0, ...labels);
    return widest > 0 ? widest + AROUND_LABEL_PX : LEAST_GAP_PX;
  });
  const spare = (WIDEST_PX - sum(widths) - sum(least)) / Math.max(1, least.length);
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
    const places = Math.abs(from.place - to.place);
    return label && places > 0 ? (labelWidth(label) + 24) / places - gap : 0;
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
