import type { Graphviz } from '@hpcc-js/wasm-graphviz';
import * as v from 'valibot';

export interface GraphNode {
  name: string;
  label: string;
  /** The author's `class`: the name of an icon. */
  icon: string | undefined;
  /** The distance from the start of the graph, counted from 0. */
  rank: number;
  /** The slot among the nodes of the rank, in steps of a half. The first slot is 0. */
  slot: number;
}

export interface GraphEdge {
  from: GraphNode;
  to: GraphNode;
  label: string | undefined;
  isDashed: boolean;
}

export interface Graph {
  nodes: GraphNode[];
  edges: GraphEdge[];
}

interface GraphError {
  /** The first line of Graphviz's message. */
  error: string;
  /** The line in the graph, counted from 1. */
  line: number;
}

let graphviz: Promise<Graphviz> | undefined;

const loadGraphviz = async (): Promise<Graphviz> => (await import('@hpcc-js/wasm-graphviz')).Graphviz.load();

/** Reads a graph in the language DOT. Graphviz ranks and orders the nodes; all sizes and lines are from `layout.ts`. */
export const readGraph = async (source: string): Promise<Graph | GraphError> => {
  graphviz ??= loadGraphviz();
  const engine = await graphviz;
  const read = (dot: string) => v.parse(LAYOUT, JSON.parse(engine.layout(dot, 'json', 'dot')));
  try {
    const { objects = [], edges = [] } = read(source);
    const { objects: placed = [] } = read(bare(objects.length, edges));
    const ranks = [...new Set(placed.map(({ pos }) => -pos.y))].sort((a, b) => a - b);
    const first = Math.min(...placed.map(({ pos }) => pos.x));
    const nodes = objects.map(({ name, label, class: icon }, index): GraphNode => {
      const { x = 0, y = 0 } = placed[index]?.pos ?? {};
      const written = label === undefined || label === '\\N' ? name : label;
      return {
        name,
        label: written,
        icon,
        rank: ranks.indexOf(-y),
        slot: halves((x - first) / UNIT_POINTS),
      };
    });
    return {
      nodes,
      edges: edges.flatMap(({ tail, head, label, style }) => {
        const [from, to] = [nodes[tail], nodes[head]];
        return from && to ? { from, to, label, isDashed: style === 'dashed' } : [];
      }),
    };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { error: text.trim().split('\n')[0] ?? text, line: Number(/line (\d+)/.exec(text)?.[1] ?? 1) };
  }
};

const UNIT_POINTS = 72;

/** The same nodes and edges without labels, which would move the nodes. A node takes one unit in each direction. */
const bare = (count: number, edges: readonly { tail: number; head: number }[]): string => {
  const names = Array.from({ length: count }, (_, index) => index);
  const arrows = edges.map(({ tail, head }) => `${tail}->${head}`);
  return `digraph{nodesep=0.01 node[shape=box fixedsize=true width=0.99 height=0.99 label=""] ${[...names, ...arrows].join(' ')}}`;
};

const halves = (value: number): number => Math.round(value * 2) / 2;

const POSITION = v.pipe(
  v.string(),
  v.transform((text) => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    return { x: Math.round(x), y: Math.round(y) };
  }),
);
/** The parts of Graphviz's output that are read. */
const LAYOUT = v.object({
  objects: v.optional(
    v.array(
      v.object({
        name: v.string(),
        label: v.optional(v.string()),
        class: v.optional(v.string()),
        pos: POSITION,
      }),
    ),
  ),
  edges: v.optional(
    v.array(
      v.object({
        tail: v.number(),
        head: v.number(),
        label: v.optional(v.string()),
        style: v.optional(v.string()),
      }),
    ),
  ),
});
