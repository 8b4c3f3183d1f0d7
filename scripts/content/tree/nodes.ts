import type { Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A tag as MDX reads it. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

const PHRASING_TYPES: ReadonlySet<string> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'inlineCode',
  'link',
  'strong',
  'text',
] satisfies PhrasingContent['type'][]);

export const isPhrasing = (node: Nodes): node is PhrasingContent =>
  node.type === 'component' ? node.inline : PHRASING_TYPES.has(node.type);

export const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** Every node of the tree, parents first, in the order of the source. */
export const walk = (node: Nodes): Nodes[] => {
  const found: Nodes[] = [];
  collect(node, found);
  return found;
};

const collect = (node: Nodes, found: Nodes[]): void => {
  found.push(node);
  // Asking with `in` whether a node has children takes most of the time of a walk.
  const { children } = node as { children?: Nodes[] };
  if (children) for (const child of children) collect(child, found);
};
