import type { Data, Node, Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { CodeSample, FenceMeta } from '#scripts/content/code/fence.ts';
import type { ShellLines } from '#scripts/content/code/shell-lines.ts';
import type { PageImage } from '#scripts/content/files/page-images.ts';
import type { Origin } from '#scripts/content/problems/problem.ts';
import type { AuthorComponent } from './define-component.ts';

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

/** A part of a walk over a page's tree. */
export interface Visitor {
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

/** A component of the vocabulary whose properties and place have been checked. It replaces MDX's own nodes. */
export interface ComponentNode<Props = object> extends Node {
  type: 'component';
  name: string;
  definition: AuthorComponent;
  props: Props;
  /** `true` inside a sentence: the children are phrasing content. */
  inline: boolean;
  /** The name of the component that directly contains it. */
  within: string | undefined;
  children: RootContent[];
  data?: ComponentData | undefined;
}

export interface ComponentData extends Data {
  /** The component's anchor. An expansion may set it, or the component's definition asks for one. */
  id?: string;
  /** The component's number among the components of the same name on the page, counted from 1. */
  number?: number;
  /** The result of the definition's `prepare`. */
  prepared?: unknown;
}

// The stages of the pipeline keep these data in the nodes of a page.
declare module 'unist' {
  interface Data {
    /** The location of the data that a component generated the node from. */
    origin?: Origin;
    /** The name of the record of the site's data that a component generated the node from. */
    record?: string;
  }
}

declare module 'mdast' {
  interface RootContentMap {
    component: ComponentNode;
  }
  interface BlockContentMap {
    component: ComponentNode;
  }
  interface PhrasingContentMap {
    component: ComponentNode;
  }
  interface HeadingData {
    id?: string;
    tag?: string;
  }
  interface CodeData {
    fence?: FenceMeta;
    /** The block has swallowed the rest of the page, so its content is not all code. */
    isOpen?: true;
    sample?: CodeSample;
    /** The commands and the output of a shell block with prompts. */
    shell?: ShellLines;
    /** The numbers of the lines of a TypeScript block that the lines of this JavaScript block come from. */
    derivedFrom?: readonly number[];
    /** `true` for the declaration of a class's member. */
    isMember?: boolean;
  }
  interface ImageData {
    image?: PageImage;
  }
  interface TableData {
    /** The name of the table's scrollable region, unique on the page. */
    label?: string;
  }
}
