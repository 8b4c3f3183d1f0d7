import type { Graph, GraphEdge, GraphNode } from './graph.ts';
import { type Direction, MARGIN_PX, type Point, type Sizes, sizesOf } from './sizes.ts';

export interface Box {
  node: GraphNode;
  x: number;
  y: number;
  width: number;
}

export interface Line {
  edge: GraphEdge;
  path: string;
  end: Point;
  /** The middle of the label. */
  middle: Point;
}

export interface Layout {
  width: number;
  height: number;
  boxes: Box[];
  lines: Line[];
}

const CORNER_PX = 8;
/** The distance from a box to the point where its lines turn. */
const TURN_PX = 16;
/** The distance between two lines that lead to the same box. A label fits between them. */
const PORT_PX = 20;

/** Places the boxes of a graph on a grid, and leads its lines in right angles. */
export const layOut = (graph: Graph, direction: Direction): Layout => {
  const sizes = sizesOf(graph, direction);
  /** A point from its distance along the direction of the lines, and beside it. */
  const at = (along: number, beside: number): Point =>
    direction === 'across'
      ? [along + MARGIN_PX, beside + MARGIN_PX]
      : [beside + MARGIN_PX, along + MARGIN_PX];
  const boxes = graph.nodes.map((node): Box => {
    const [x, y] = at(sizes.start(node), middleOf(node, sizes) - sizes.beside / 2);
    return { node, x, y, width: direction === 'across' ? sizes.along(node) : sizes.beside };
  });
  const [width, height] = at(
    Math.max(...graph.nodes.map((node) => sizes.start(node) + sizes.along(node))),
    Math.max(...graph.nodes.map((node) => middleOf(node, sizes) + sizes.beside / 2)),
  );
  return {
    width: Math.ceil(width + MARGIN_PX),
    height: Math.ceil(height + MARGIN_PX),
    boxes,
    lines: graph.edges.map((edge) => {
      const { points, label } = wayOf(edge, graph, sizes);
      const corners = points.map(([along, beside]) => at(along, beside));
      const end = corners.at(-1) ?? [0, 0];
      return { edge, path: roundedPath(corners, CORNER_PX), end, middle: at(...label) };
    }),
  };
};

const middleOf = ({ slot }: GraphNode, { beside, gap }: Sizes): number => slot * (beside + gap) + beside / 2;

/** The corners of a line and the middle of its label, each as its distance along the direction, and beside it. */
const wayOf = (edge: GraphEdge, graph: Graph, sizes: Sizes): { points: Point[]; label: Point } => {
  const { from, to } = edge;
  const [first, last] = [sizes.start(from) + sizes.along(from), sizes.start(to)];
  const target = middleOf(to, sizes) + portOf(edge, graph);
  const source = middleOf(from, sizes);
  // A line that leaves its box near the middle needs no corner.
  if (Math.abs(source - target) <= PORT_PX / 2)
    return {
      points: [
        [first, target],
        [last, target],
      ],
      label: [(first + last) / 2, target],
    };
  const passed = graph.nodes.filter(({ rank }) => rank > from.rank && rank < to.rank);
  // A line that passes a rank turns just before its end, unless a box is in its way before that.
  const isLate = passed.length > 0 && passed.every(({ slot }) => slot !== from.slot);
  const turn = isLate ? last - TURN_PX : first + TURN_PX;
  const points: Point[] = [
    [first, source],
    [turn, source],
    [turn, target],
    [last, target],
  ];
  return { points, label: sizes.labelOf(edge, { turn, last, source, target }) };
};

/** How far beside its middle a line reaches a box, so that lines to the same box stay apart. */
const portOf = (edge: GraphEdge, { edges }: Graph): number => {
  const arriving = edges.filter(({ to }) => to === edge.to).sort((a, b) => a.from.slot - b.from.slot);
  return (arriving.indexOf(edge) - (arriving.length - 1) / 2) * PORT_PX;
};

/** The `d` of a line of horizontal and vertical pieces with rounded corners. A corner takes at most half of a piece. */
export const roundedPath = (points: readonly Point[], radius: number): string => {
  const corners = withoutRepeats(points);
  const parts = corners.map((corner, index) => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    if (!before) return `M${pair(corner)}`;
    if (!after) return `L${pair(corner)}`;
    const size = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    return `L${pair(toward(corner, before, size))}Q${pair(corner)} ${pair(toward(corner, after, size))}`;
  });
  return parts.join('');
};

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter((point, index) => {
    const before = points[index - 1];
    return !before || distance(before, point) > 0;
  });

const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(otherX - x, otherY - y);

const toward = ([x, y]: Point, other: Point, size: number): Point => {
  const length = distance([x, y], other);
  return [x + ((other[0] - x) * size) / length, y + ((other[1] - y) * size) / length];
};

const pair = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

const rounded = (value: number): number => Math.round(value * 10) / 10;
