import type { Root } from 'mdast';
import { COMPONENTS } from '#scripts/components/registry.ts';
import { pointOf } from '#scripts/content/problems/problem.ts';
import { walk } from './nodes.ts';

/** A link as the author wrote it. */
export interface PageLink {
  url: string;
  line: number;
  column: number;
}

export const collectLinks = (root: Root): PageLink[] => {
  const links: PageLink[] = [];
  for (const node of walk(root)) {
    const { line, column } = pointOf(node);
    if (node.type === 'link') links.push({ url: node.url, line, column });
    if (node.type !== 'component') continue;
    const props = new Map(Object.entries(node.props));
    for (const name of COMPONENTS[node.name].links) {
      const url: unknown = props.get(name);
      if (typeof url === 'string') links.push({ url, line, column });
    }
  }
  return links;
};
