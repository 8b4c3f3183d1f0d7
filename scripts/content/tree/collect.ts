import type { Nodes } from 'mdast';
import type { PageLocation } from '#scripts/content/compile/page-facts.ts';
import { originOf, pointOf } from '#scripts/content/problems/problem.ts';
import type { PageVisitor } from './visit-page.ts';

/** The location of a node, which is in a data file if a component made the node from data. */
export const locationOf = (node: Nodes): PageLocation => {
  const { line, column } = pointOf(node);
  const file = originOf(node)?.file;
  return { line, column, ...(file ? { file } : {}) };
};

export const links: PageVisitor = ({ facts }) => ({
  node: (node) => {
    if (node.type === 'link') facts.links.push({ url: node.url, ...locationOf(node) });
    if (node.type !== 'component') return;
    const props = new Map(Object.entries(node.props));
    for (const name of node.definition.links) {
      const url: unknown = props.get(name);
      if (typeof url === 'string') facts.links.push({ url, ...locationOf(node) });
    }
  },
});

/** The names of the records that the page shows, each once. */
export const records: PageVisitor = ({ facts }) => ({
  node: ({ data }) => {
    if (data?.record !== undefined && !facts.records.includes(data.record)) facts.records.push(data.record);
  },
});

/** Counts the code blocks. Signatures are declarations from data, not samples. */
export const samples: PageVisitor = ({ facts: { samples: found } }) => ({
  node: (node) => {
    if (node.type !== 'code' || (node.data?.origin && node.data.fence?.fragment)) return;
    found.count += 1;
    if (node.data?.fence?.fragment) found.fragments.push(node.position?.start.line ?? 1);
  },
});
