import type { Nodes } from 'mdast';
import type { PagePlace } from '#scripts/content/page/page-facts.ts';
import { originOf, pointOf } from '#scripts/content/problems/problem.ts';

/** The place of a node, which is in a data file if a component made the node from data. */
export const placeInPage = (node: Nodes): PagePlace => {
  const { line, column } = pointOf(node);
  const file = originOf(node)?.file;
  return { line, column, ...(file ? { file } : {}) };
};
