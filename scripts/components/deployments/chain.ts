import { CLOUDS, type CloudName } from '#content/clouds.ts';
import type { IconName } from '#content/icon-names.ts';
import type { Graph, GraphEdge, GraphNode } from '#scripts/components/diagram/read-graph.ts';

/** The graph of a drawing in one line. `icon` is that of the resource, which has all boxes that are not named here. */
export const chain = (drawing: readonly string[], cloud: CloudName, icon: IconName): Graph => {
  const nodes = drawing
    .filter((_, index) => index % 2 === 0)
    .map((box, rank): GraphNode => {
      const { label, icon: own } = boxOf(box, cloud) ?? { label: box, icon };
      return { name: `${rank}`, label, icon: own, rank, place: 0 };
    });
  const edges = nodes.slice(1).flatMap((to, index): GraphEdge[] => {
    const from = nodes[index];
    return from ? [{ from, to, label: drawing[2 * index + 1], isDashed: false }] : [];
  });
  return { nodes, edges };
};

const boxOf = (box: string, cloud: CloudName): { label: string; icon: IconName } | undefined => {
  if (box === 'service') return { label: CLOUDS[cloud].service, icon: 'container' };
  return box === 'Client' ? { label: box, icon: 'user' } : undefined;
};

/** The drawing in words: `Lambda function, write, S3 bucket`. */
export const chainInWords = ({ nodes, edges }: Graph): string =>
  nodes
    .flatMap(({ label }, index) => [label, edges[index]?.label])
    .filter(Boolean)
    .join(', ');
