import type { Nodes, RootContent } from 'mdast';
import type { SdkSlug } from '#content/sdks.ts';
import { docsHref } from '#scripts/content/addresses.ts';

interface View {
  /** `markdown` is the text that readers get, and `search` is the text that the search finds. */
  rendering: 'markdown' | 'search';
  /** The library whose readers the nodes are for. Without it, the nodes are for all readers. */
  sdk?: SdkSlug;
}

/** Nodes of a page as plain Markdown nodes, without components. */
export const plainNodes = (nodes: readonly Nodes[], { rendering, sdk }: View): RootContent[] => {
  const plain = (inner: readonly Nodes[]): RootContent[] => inner.flatMap(one);

  const one = (node: Nodes): RootContent[] => {
    switch (node.type) {
      case 'root':
        return plain(node.children);
      case 'component':
        return node.definition[rendering]({ node, children: plain(node.children), plain, sdk });
      case 'link':
        return [{ ...node, url: docsHref(node.url), children: phrasingOf(node.children) }];
      case 'image':
        return [{ ...node, url: node.data?.image?.href ?? node.url }];
      default: {
        if (!('children' in node)) return [node as RootContent]; // a leaf stays where it is
        // Components become nodes that fit there, so each node keeps children of an allowed type.
        return [{ ...node, children: plain(node.children) } as RootContent];
      }
    }
  };
  // The content of a link is phrasing content and stays phrasing content, as above.
  const phrasingOf = <T extends Nodes>(children: readonly T[]) => plain(children) as T[];
  return plain(nodes);
};
