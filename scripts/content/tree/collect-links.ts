import type { Root } from 'mdast';
import type { PageLink } from '#scripts/content/page/page-facts.ts';
import { walk } from './nodes.ts';
import { placeInPage } from './place-in-page.ts';

export const collectLinks = (root: Root): PageLink[] => {
  const links: PageLink[] = [];
  for (const node of walk(root)) {
    if (node.type === 'link') links.push({ url: node.url, ...placeInPage(node) });
    if (node.type !== 'component') continue;
    const props = new Map(Object.entries(node.props));
    for (const name of node.definition.links) {
      const url: unknown = props.get(name);
      if (typeof url === 'string') links.push({ url, ...placeInPage(node) });
    }
  }
  return links;
};
