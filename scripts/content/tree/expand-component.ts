import type { RootContent } from 'mdast';
import type { Position } from 'unist';
import type { ExpansionView } from './component.ts';
import type { ComponentNode } from './component-node.ts';
import { walk } from './nodes.ts';

/**
 * The nodes that replace a component. New nodes get the component's position, so their problems are reported there. Nodes
 * that the author wrote between the tags keep their positions.
 */
export const expandComponent = (component: ComponentNode, view: ExpansionView): RootContent[] => {
  const nodes = component.definition.expand?.({ node: component, ...view }) ?? [];
  const authored = new Set(walk(component));
  return nodes.map((node) => (authored.has(node) ? node : placedCopy(node, component.position, authored)));
};

/** A copy of a node, because later stages change nodes and a definition may return the same nodes for every page. */
const placedCopy = <Content extends RootContent>(
  { position: _, ...node }: Content,
  position: Position | undefined,
  authored: ReadonlySet<unknown>,
): Content => {
  const place = position ? { position } : {};
  const children =
    'children' in node && Array.isArray(node.children)
      ? {
          children: node.children.map((child) =>
            authored.has(child) ? child : placedCopy(child, position, authored),
          ),
        }
      : {};
  return { ...node, ...place, ...children } as unknown as Content; // the same kind of node with children of the same kinds
};
