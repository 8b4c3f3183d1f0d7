import type { Nodes, RootContent } from 'mdast';
import type { ComponentChildren, VNode } from 'preact';
import type * as v from 'valibot';
import type { SdkSlug } from '#content/sdks.ts';
import type { PageFiles } from '#scripts/content/files/page-files.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { PageContext } from '#scripts/content/types.ts';
import type { ComponentNode } from './nodes.ts';

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

interface Definition<E extends Entries, Prepared> extends Grammar<E> {
  /** The properties that contain links. */
  links?: readonly (keyof E & string)[];
  /**
   * The anchor that the component asks for. If the anchor is taken, the page appends a number. A property may be missing;
   * that mistake is reported elsewhere.
   */
  anchor?: (props: Partial<PropsOf<E>>) => string;
  check?: Check<E>;
  /**
   * Does asynchronous work, such as reading files or drawing. The renderings get the result. Resolves to `undefined` if it
   * reported a problem, because then nothing is rendered. A property may be missing; that mistake is reported elsewhere.
   */
  prepare?: (view: {
    node: ComponentNode;
    props: Partial<PropsOf<E>>;
    page: PageContext;
    files: PageFiles;
    report: Report;
  }) => Promise<Prepared | undefined>;
  /** The libraries whose readers get separate Markdown. */
  variants?: (node: ComponentNode<PropsOf<E>>) => readonly SdkSlug[];
  html: (view: {
    node: ComponentNode<PropsOf<E>>;
    props: PropsOf<E>;
    prepared: Prepared;
    children: ComponentChildren;
  }) => VNode;
  /** The same content as plain Markdown. */
  markdown: (
    view: PlainView & { node: ComponentNode<PropsOf<E>>; props: PropsOf<E>; prepared: Prepared },
  ) => RootContent[];
  /** The text that the search finds, if it differs from the Markdown. */
  search?: Definition<E, Prepared>['markdown'];
}

interface PlainView {
  /** The children as plain Markdown. */
  children: RootContent[];
  /** Turns only these children into plain Markdown. */
  plain: (nodes: readonly Nodes[]) => RootContent[];
  /** The library whose readers the Markdown is for. Without it, the Markdown is for all readers. */
  sdk: SdkSlug | undefined;
}

type NodeView<View> = View & { node: ComponentNode };

/** A component in the form that the pipeline uses, with its three renderings. */
export interface AuthorComponent extends Grammar<Entries> {
  links: readonly string[];
  anchor?: (node: ComponentNode) => string;
  check: (node: ComponentNode, report: Report, page: PageContext) => void;
  /** Present if `defineExpansion` made the component. */
  expand?: (view: NodeView<{ page: PageContext; report: Report }>) => RootContent[];
  prepare?: (view: NodeView<{ page: PageContext; files: PageFiles; report: Report }>) => Promise<unknown>;
  variants: (node: ComponentNode) => readonly SdkSlug[];
  html: (view: NodeView<{ children: ComponentChildren }>) => VNode | null;
  markdown: (view: NodeView<PlainView>) => RootContent[];
  search: (view: NodeView<PlainView>) => RootContent[];
}

/**
 * Defines a component. The definition contains everything that the pipeline knows about the component. TypeScript rejects a
 * definition without `html` or `markdown`. The default of `search` is the Markdown.
 */
export const defineComponent = <const E extends Entries, Prepared = undefined>({
  anchor,
  check,
  prepare,
  variants,
  html,
  markdown,
  search = markdown,
  links = [],
  ...grammar
}: Definition<E, Prepared>): AuthorComponent => {
  const own = (component: ComponentNode) => {
    const node = component as ComponentNode<PropsOf<E>>; // the definition's own schemas parsed the properties
    return { node, props: node.props, prepared: node.data?.prepared as Prepared }; // `prepare` made it
  };
  return {
    ...grammar,
    links,
    ...(anchor && { anchor: (node) => anchor(own(node).props) }),
    check: (node, report, page) => check?.(own(node).node, report, page),
    ...(prepare && { prepare: (view) => prepare({ ...view, ...own(view.node) }) }),
    variants: (node) => variants?.(own(node).node) ?? [],
    html: (view) => html({ ...view, ...own(view.node) }),
    markdown: (view) => markdown({ ...view, ...own(view.node) }),
    search: (view) => search({ ...view, ...own(view.node) }),
  };
};
