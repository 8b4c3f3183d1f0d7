import type { Nodes, RootContent } from 'mdast';
import type { ComponentChildren, VNode } from 'preact';
import type * as v from 'valibot';
import type { ComponentName } from '#scripts/components/names.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { ComponentNode } from './nodes.ts';

/** What may stand between a component's tags. A list: only these components. */
export type ContentModel = 'flow' | 'phrasing' | 'code' | 'none' | readonly ComponentName[];

type Entries = v.ObjectEntries;
type PropsOf<E extends Entries> = v.InferOutput<v.StrictObjectSchema<E, undefined>>;

interface Definition<E extends Entries> {
  /** The properties, each with its schema. Nothing else may be written. */
  props: E;
  /** `block` stands on lines of its own, `inline` in a sentence. */
  place: 'block' | 'inline' | 'both';
  content: ContentModel;
  /** The components that it may stand in directly; without it, anywhere. */
  parents?: readonly ComponentName[];
  /** The properties that hold links. */
  links?: readonly (keyof E & string)[];
  /** What no schema can say. */
  check?: (node: ComponentNode<PropsOf<E>>, report: Report) => void;
  html: (view: { node: ComponentNode<PropsOf<E>>; props: PropsOf<E>; children: ComponentChildren }) => VNode;
  /** Plain Markdown of the same content. The children are plain already. */
  markdown: (view: {
    node: ComponentNode<PropsOf<E>>;
    props: PropsOf<E>;
    children: RootContent[];
    /** The plain Markdown of single children, where not all of them stand together. */
    plain: (nodes: readonly Nodes[]) => RootContent[];
  }) => RootContent[];
  /** What the search finds, where that differs from the Markdown. */
  search?: Definition<E>['markdown'];
}

/** A component as the pipeline knows it: all three renderings are there, or it does not compile. */
export type AuthorComponent = Omit<
  Definition<Entries>,
  'check' | 'html' | 'markdown' | 'search' | 'links'
> & {
  links: readonly string[];
  check: (node: ComponentNode, report: Report) => void;
  html: (view: { node: ComponentNode; children: ComponentChildren }) => VNode;
  markdown: (view: PlainView) => RootContent[];
  search: (view: PlainView) => RootContent[];
};

interface PlainView {
  node: ComponentNode;
  children: RootContent[];
  plain: (nodes: readonly Nodes[]) => RootContent[];
}

/** One component is one definition: what may be written and how it reads as HTML, as Markdown and in the search. */
export const defineComponent = <const E extends Entries>(definition: Definition<E>): AuthorComponent => {
  // The pipeline hands a definition only nodes whose properties its own schemas made.
  const own = (node: ComponentNode) => node as ComponentNode<PropsOf<E>>;
  const { markdown, search = markdown } = definition;
  return {
    ...definition,
    links: definition.links ?? [],
    check: (node, report) => definition.check?.(own(node), report),
    html: ({ node, ...view }) => definition.html({ node: own(node), props: own(node).props, ...view }),
    markdown: ({ node, ...view }) => markdown({ node: own(node), props: own(node).props, ...view }),
    search: ({ node, ...view }) => search({ node: own(node), props: own(node).props, ...view }),
  };
};
