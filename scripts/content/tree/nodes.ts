import type { Data, Node, Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { CodeSample, FenceMeta } from '#scripts/content/code/code-sample.ts';
import type { PageImage } from '#scripts/content/types.ts';
import type { AuthorComponent } from './component.ts';

/** A tag as MDX reads it. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

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
  /** The component's anchor, if its definition asks for one. */
  id?: string;
  /** The component's number among the components of the same name on the page, counted from 1. */
  number?: number;
  /** The result of the definition's `prepare`. */
  prepared?: unknown;
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
    sample?: CodeSample;
  }
  interface ImageData {
    image?: PageImage;
  }
  interface TableData {
    /** The name of the table's scrollable region, unique on the page. */
    label?: string;
  }
}

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

/** Yields every node of the tree, parents first, in the order of the source. */
export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}
