import { CLOUD_NAMES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { DEPLOYMENTS } from '#content/deployments.ts';
import type { IconName } from '#content/icon-names.ts';
import { RESOURCE_PAGES } from '#content/reference-pages.ts';
import type { Graph, GraphEdge, GraphNode } from '#scripts/components/diagram/graph.ts';
import { boxWidth } from '#scripts/components/diagram/sizes.ts';

/**
 * The drawings of a resource, by cloud. Boxes at the same place have the same width in all of them: a page contains all drawings,
 * and what they repeat costs nothing after gzip.
 */
export const chainsOf = (resource: string): ReadonlyMap<CloudName, Graph> => {
  const icon = RESOURCE_PAGES.find(({ name }) => name === resource)?.icon ?? 'document';
  const chains = new Map(
    CLOUD_NAMES.flatMap((cloud) => {
      const deployment = DEPLOYMENTS[cloud][resource];
      return deployment ? [[cloud, chain(deployment.drawing, cloud, icon)] as const] : [];
    }),
  );
  const nodes = [...chains.values()].flatMap((graph) => graph.nodes);
  for (const node of nodes)
    node.leastWidth = Math.max(...nodes.filter(({ rank }) => rank === node.rank).map(boxWidth));
  return chains;
};

const chain = (drawing: readonly string[], cloud: CloudName, icon: IconName): Graph => {
  const nodes = drawing
    .filter((_, index) => index % 2 === 0)
    .map((box, rank): GraphNode => ({ ...boxOf(box, cloud, icon), name: `${rank}`, rank, place: 0 }));
  const edges = nodes.slice(1).flatMap((to, index): GraphEdge[] => {
    const from = nodes[index];
    return from ? [{ from, to, label: drawing[2 * index + 1], isDashed: false }] : [];
  });
  return { nodes, edges };
};

const boxOf = (box: string, cloud: CloudName, icon: IconName): Pick<GraphNode, 'label' | 'icon'> => {
  if (box === 'service') return { label: CLOUDS[cloud].service, icon: 'container' };
  return { label: box, icon: box === 'Client' ? 'user' : icon };
};

/** A drawing in words: `Lambda to S3 bucket: read, write. S3 bucket to Lambda: event.` */
export const chainInWords = ({ edges }: Graph): string =>
  edges.map(({ from, to, label }) => `${from.label} to ${to.label}${label ? `: ${label}` : ''}.`).join(' ');
