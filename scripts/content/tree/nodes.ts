import type { Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { PageFacts, PageLocation } from '#scripts/content/compile/page-facts.ts';
import { originOf, pointOf, type Report } from '#scripts/content/problems/problem.ts';
import type { PageKeywords } from '#scripts/content/source/read-front-matter.ts';

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

/** `true` for an expression in braces that holds nothing but a comment. */
export const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
  node.data?.estree?.body.length === 0;

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

/** The location of a node, which is in a data file if a component generated the node from data. */
export const locationOf = (node: Nodes): PageLocation => {
  const { line, column } = pointOf(node);
  const file = originOf(node)?.file;
  return { line, column, ...(file ? { file } : {}) };
};

/** The checks and collectors of a page share this. */
export interface PageVisit {
  /** The collectors fill these in. */
  facts: PageFacts;
  keywords: PageKeywords;
  report: Report;
}

/** A check or a collector of a page whose components are resolved and prepared. */
export type PageVisitor = (visit: PageVisit) => Visitor;

/** A part of a walk over a page's tree. */
interface Visitor {
  /** Gets every node, parents first, in the order of the source. */
  node?: (node: Nodes, parent: Nodes | undefined) => void;
  end?: () => void;
}

/** A block component as an author would write it, for use in the nodes that a definition expands to. */
export const element = (
  name: string,
  props: Readonly<Record<string, string>>,
  ...children: MdxJsxFlowElement['children']
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([property, value]) => ({
    type: 'mdxJsxAttribute',
    name: property,
    value,
  })),
  children,
});
