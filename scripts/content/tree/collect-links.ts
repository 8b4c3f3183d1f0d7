import type { Root } from 'mdast';
import { pointOf } from '#scripts/content/problems/problem.ts';
import type { PageLink } from '#scripts/content/types.ts';
import { walk } from './nodes.ts';

export const collectLinks = (root: Root): PageLink[] => {
  const links: PageLink[] = [];
  for (const node of walk(root)) {
    const { line, column } = pointOf(node);
    if (node.type === 'link') links.push({ url: node.url, line, column });
    if (node.type !== 'component') continue;
    const props = new Map(Object.entries(node.props));
    for (const name of node.definition.links) {
      const url: unknown = props.get(name);
      if (typeof url === 'string') links.push({ url, line, column });
    }
  }
  return links;
};
