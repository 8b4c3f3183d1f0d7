import type { Root } from 'mdast';
import type { PageLink } from '#scripts/content/page/page-facts.ts';
import { originOf, pointOf } from '#scripts/content/problems/problem.ts';
import { walk } from './nodes.ts';

export const collectLinks = (root: Root): PageLink[] => {
  const links: PageLink[] = [];
  for (const node of walk(root)) {
    const { line, column } = pointOf(node);
    const file = originOf(node)?.file;
    const place = { line, column, ...(file ? { file } : {}) };
    if (node.type === 'link') links.push({ url: node.url, ...place });
    if (node.type !== 'component') continue;
    const props = new Map(Object.entries(node.props));
    for (const name of node.definition.links) {
      const url: unknown = props.get(name);
      if (typeof url === 'string') links.push({ url, ...place });
    }
  }
  return links;
};
