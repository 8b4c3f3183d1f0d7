import type { Nodes, RootContent } from 'mdast';
import type { ComponentChildren, VNode } from 'preact';
import type * as v from 'valibot';
import type { SdkSlug } from '#content/sdks.ts';
import type { PageImages } from '#scripts/content/files/page-images.ts';
import type { PageContext } from '#scripts/content/page/page-context.ts';
import type { Origin, Report } from '#scripts/content/problems/problem.ts';
import type { ComponentNode } from './component-node.ts';

/** The content that a component accepts between its tags. A list names the only components that it accepts. */
export type ContentModel = 'flow' | 'phrasing' | 'code' | 'none' | readonly string[];

export type Entries = v.ObjectEntries;
export type PropsOf<E extends Entries> = v.InferOutput<v.StrictObjectSchema<E, undefined>>;

/** The rules for writing a component. */
export interface Grammar<E extends Entries> {
  /** The properties, each with its schema. Other properties are mistakes. */
  props: E;
  /** A `block` component is on separate lines, and an `inline` component is in a sentence. */
  place: 'block' | 'inline' | 'both';
  content: ContentModel;
  /** The components that may directly contain it. Without the list, it may be anywhere. */
  parents?: readonly string[];
  /** The names that other documentation tools use for the component. */
  aliases?: readonly string[];
  /** The HTML elements that the component replaces, each with a sentence that says what to write instead. */
  replaces?: Readonly<Record<string, string>>;
}

/** Reports mistakes that no schema can find. */
export type Check<E extends Entries> = (
  node: ComponentNode<PropsOf<E>>,
  report: Report,
  page: PageContext,
) => void;

export interface PlainView {
  /** The children as plain Markdown. */
  children: RootContent[];
  /** Turns only these children into plain Markdown. */
  plain: (nodes: readonly Nodes[]) => RootContent[];
  /** The library whose readers the Markdown is for. Without it, the Markdown is for all readers. */
  sdk: SdkSlug | undefined;
}

/** The helpers that an expansion may use besides its properties. */
export interface ExpansionView {
  page: PageContext;
  report: Report;
  /** Parses Markdown from a data file as the page itself is parsed. Its mistakes are reported at the origin. */
  parse: (markdown: string, origin: Origin) => RootContent[];
}

type NodeView<View> = View & { node: ComponentNode };

/** A component in the form that the pipeline uses, with its three renderings. */
export interface AuthorComponent extends Grammar<Entries> {
  links: readonly string[];
  anchor?: (node: ComponentNode) => string;
  option?: (node: ComponentNode) => string | undefined;
  check: (node: ComponentNode, report: Report, page: PageContext) => void;
  /** Present if `defineExpansion` made the component. */
  expand?: (view: NodeView<ExpansionView>) => RootContent[];
  prepare?: (view: NodeView<{ page: PageContext; images: PageImages; report: Report }>) => Promise<unknown>;
  variants: (node: ComponentNode) => readonly SdkSlug[];
  html: (view: NodeView<{ children: ComponentChildren }>) => VNode | null;
  markdown: (view: NodeView<PlainView>) => RootContent[];
  search: (view: NodeView<PlainView>) => RootContent[];
}
