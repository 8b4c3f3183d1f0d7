export interface GraphNode {
  name: string;
  label: string;
  /** The author's `class`: the name of an icon. */
  icon: string | undefined;
  /** The distance from the start of the graph, counted from 0. */
  rank: number;
  /** The place among the nodes of the rank, in steps of a half. The first place is 0. */
  place: number;
  /** The least width of the box in CSS pixels, if it must be as wide as a box of another drawing. */
  leastWidth?: number;
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
