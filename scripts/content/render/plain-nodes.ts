import type { Nodes, Root, RootContent } from 'mdast';
import { COMPONENTS } from '#scripts/components/registry.ts';
import { docsHref } from '#scripts/content/addresses/docs-href.ts';

/** The page without components, as plain Markdown nodes: for reading (`markdown`) or for finding (`search`). */
export const plainPage = (root: Root, rendering: 'markdown' | 'search'): RootContent[] => {
  const plain = (nodes: readonly Nodes[]): RootContent[] => nodes.flatMap(one);

  const one = (node: Nodes): RootContent[] => {
    switch (node.type) {
      case 'root':
        return plain(node.children);
      case 'component':
        return COMPONENTS[node.name][rendering]({ node, children: plain(node.children), plain });
      case 'link':
        return [{ ...node, url: docsHref(node.url), children: phrasingOf(node.children) }];
      case 'image':
        return [{ ...node, url: node.data?.image?.href ?? node.url }];
      default: {
        if (!('children' in node)) return [node as RootContent]; // a leaf stands where it stood
        // Components become nodes of the place in which they stand, so each node keeps children that it may have.
        return [{ ...node, children: plain(node.children) } as RootContent];
      }
    }
  };
  // As above: what stood in a link is phrasing, and stays so.
  const phrasingOf = <T extends Nodes>(nodes: readonly T[]) => plain(nodes) as T[];
  return plain(root.children);
};
