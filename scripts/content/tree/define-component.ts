import type { Nodes, RootContent } from 'mdast';
import type { ComponentChildren, VNode } from 'preact';
import type * as v from 'valibot';
import type { SdkSlug } from '#content/sdks.ts';
import type { PageContext } from '#scripts/content/compile/page-facts.ts';
import type { PageImages } from '#scripts/content/files/page-images.ts';
import type { Origin, Report } from '#scripts/content/problems/problem.ts';
import type { ComponentData, ComponentNode } from './nodes.ts';

/** The content that a component accepts between its tags. A list names the only components that it accepts. */
export type ContentModel = 'flow' | 'phrasing' | 'code' | 'none' | readonly string[];

export type Entries = v.ObjectEntries;
export type PropsOf<E extends Entries> = v.InferOutput<v.StrictObjectSchema<E, undefined>>;

/** The rules for writing a component. */
interface Grammar<E extends Entries> {
  /** The properties, each with its schema. Other properties are problems. */
  props: E;
  /** A `block` component is on separate lines, and an `inline` component is in a sentence. */
  display: 'block' | 'inline' | 'both';
  content: ContentModel;
  /** The components that may directly contain it. Without the list, it may be anywhere. */
  parents?: readonly string[];
  /** The names that other documentation tools use for the component. */
  aliases?: readonly string[];
  /** The HTML elements that the component replaces, each with a sentence that says what to write instead. */
  replaces?: Readonly<Record<string, string>>;
}

/** The rules as a definition writes them. Without `props` the component has none, and without `display` it is a block. */
type WrittenGrammar<E extends Entries> = Omit<Grammar<E>, 'props' | 'display'> &
  Partial<Pick<Grammar<E>, 'props' | 'display'>>;

/** Reports problems that no schema can find. */
type Check<E extends Entries> = (node: ComponentNode<PropsOf<E>>, report: Report, page: PageContext) => void;

interface PlainView {
  /** The children as plain Markdown. */
  children: RootContent[];
  /** Turns only these children into plain Markdown. */
  plain: (nodes: readonly Nodes[]) => RootContent[];
  /** The library whose readers the Markdown is for. Without it, the Markdown is for all readers. */
  sdk: SdkSlug | undefined;
}

/** Adds the blocks that follow from those between the tags. */
type Complete = (children: readonly RootContent[], report: Report) => RootContent[];

/** The helpers that an expansion may use besides its properties. */
export interface ExpansionView {
  page: PageContext;
  report: Report;
  /** Parses Markdown from a data file as the page itself is parsed. Its problems are reported at the origin. */
  parse: (markdown: string, origin: Origin) => RootContent[];
}

type NodeView<View> = View & { node: ComponentNode };

/** A component in the form that the pipeline uses, with its three renderings. */
export interface AuthorComponent extends Grammar<Entries> {
  links: readonly string[];
  anchor?: (node: ComponentNode) => string;
  option?: (node: ComponentNode) => string | undefined;
  complete?: Complete;
  check: (node: ComponentNode, report: Report, page: PageContext) => void;
  /** Present if `defineExpansion` made the component. */
  expand?: (view: NodeView<ExpansionView>) => RootContent[];
  prepare?: (view: NodeView<{ page: PageContext; images: PageImages; report: Report }>) => Promise<unknown>;
  variants: (node: ComponentNode) => readonly SdkSlug[];
  html: (view: NodeView<{ children: ComponentChildren }>) => VNode | null;
  markdown: (view: NodeView<PlainView>) => RootContent[];
  search: (view: NodeView<PlainView>) => RootContent[];
}

interface Definition<E extends Entries, Prepared> extends WrittenGrammar<E> {
  /** The properties that contain links. */
  links?: readonly (keyof E & string)[];
  /**
   * The anchor that the component asks for. If the anchor is taken, the page appends a number. A property may be missing;
   * that problem is reported elsewhere.
   */
  anchor?: (props: Partial<PropsOf<E>>) => string;
  /** The option that the component describes, as readers write it. On pages about configuration it must be a known key. */
  option?: (props: PropsOf<E>) => string | undefined;
  /** Adds children that follow from the written ones. Gets its own result again if another component contains it. */
  complete?: Complete;
  check?: Check<E>;
  /**
   * Does asynchronous work, such as reading an image or drawing. The renderings get the result. Resolves to `undefined` if it
   * reported a problem, because then nothing is rendered. A property may be missing; that problem is reported elsewhere.
   */
  prepare?: (view: {
    node: ComponentNode;
    props: Partial<PropsOf<E>>;
    page: PageContext;
    images: PageImages;
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

/**
 * Defines a component. The definition contains everything that the pipeline knows about the component. TypeScript rejects a
 * definition without `html` or `markdown`. The default of `search` is the Markdown.
 */
export const defineComponent = <const E extends Entries = Record<never, never>, Prepared = undefined>({
  props,
  display = 'block',
  anchor,
  option,
  check,
  prepare,
  variants,
  html,
  markdown,
  search = markdown,
  links = [],
  ...grammar
}: Definition<E, Prepared>): AuthorComponent => {
  const typed = (component: ComponentNode) => {
    const node = component as ComponentNode<PropsOf<E>>; // the definition's own schemas parsed the properties
    return { node, props: node.props, prepared: node.data?.prepared as Prepared }; // `prepare` made it
  };
  return {
    ...grammar,
    props: props ?? {},
    display,
    links,
    ...(anchor && { anchor: (node) => anchor(typed(node).props) }),
    ...(option && { option: (node) => option(typed(node).props) }),
    check: (node, report, page) => check?.(typed(node).node, report, page),
    ...(prepare && { prepare: (view) => prepare({ ...view, ...typed(view.node) }) }),
    variants: (node) => variants?.(typed(node).node) ?? [],
    html: (view) => html({ ...view, ...typed(view.node) }),
    markdown: (view) => markdown({ ...view, ...typed(view.node) }),
    search: (view) => search({ ...view, ...typed(view.node) }),
  };
};

interface Expansion<E extends Entries> extends Omit<WrittenGrammar<E>, 'content'> {
  /** The default is none. */
  content?: ContentModel;
  check?: Check<E>;
  /**
   * Returns Markdown nodes that replace the component before the page is rendered. Their content, including components (see
   * `element` and `definePart`), behaves as if the author had written it. A heading or a part may set its anchor in `data.id`.
   */
  expand: (view: ExpansionView & { node: ComponentNode<PropsOf<E>>; props: PropsOf<E> }) => RootContent[];
}

/** Defines a component that is a shorthand for Markdown. Its three renderings are the renderings of that Markdown. */
export const defineExpansion = <const E extends Entries = Record<never, never>>({
  props,
  display = 'block',
  content = 'none',
  check,
  expand,
  ...grammar
}: Expansion<E>): AuthorComponent => {
  const typed = (node: ComponentNode) => node as ComponentNode<PropsOf<E>>; // the definition's own schemas parsed the properties
  return {
    ...grammar,
    props: props ?? {},
    display,
    content,
    links: [],
    check: (node, report, page) => check?.(typed(node), report, page),
    expand: ({ node, ...view }) => expand({ ...view, node: typed(node), props: typed(node).props }),
    // A component that could not expand has problems, and a page with problems is not rendered.
    variants: () => [],
    html: () => null,
    markdown: () => [],
    search: () => [],
  };
};

interface Rendering<Props extends object> {
  node: ComponentNode<Props>;
  props: Props;
}

interface PartDefinition<Props extends object> {
  /** Reports problems that only asynchronous work finds. */
  check?: (props: Props, report: Report) => Promise<void>;
  html: (view: Rendering<Props> & { children: ComponentChildren }) => VNode | null;
  /** The default is the children. */
  markdown?: (view: Rendering<Props> & PlainView) => RootContent[];
  /** The text that the search finds. The default is the Markdown. */
  search?: PartDefinition<Props>['markdown'];
}

type PartOptions = Pick<ComponentData, 'id' | 'origin'> & {
  /** `true` inside a sentence. */
  inline?: boolean;
};

/**
 * Defines a component that only expansions use, so its properties may have any type. Returns the function that makes its
 * nodes. Its name is in no vocabulary; it only says which components it is numbered with.
 */
export const definePart = <Props extends object>(name: string, part: PartDefinition<Props>) => {
  const { check, html, markdown = ({ children }) => children, search = markdown } = part;
  const typed = (component: ComponentNode) => {
    const node = component as ComponentNode<Props>; // only the function below makes such nodes
    return { node, props: node.props };
  };
  const definition: AuthorComponent = {
    props: {},
    display: 'both',
    content: 'flow',
    links: [],
    check: () => {},
    variants: () => [],
    ...(check && {
      prepare: ({ node, report }: { node: ComponentNode; report: Report }) =>
        check(typed(node).props, report),
    }),
    html: (view) => html({ ...view, ...typed(view.node) }),
    markdown: (view) => markdown({ ...view, ...typed(view.node) }),
    search: (view) => search({ ...view, ...typed(view.node) }),
  };
  return (
    { id, origin, inline = false, ...props }: Props & PartOptions,
    ...children: RootContent[]
  ): ComponentNode => ({
    type: 'component',
    name,
    definition,
    props,
    inline,
    within: undefined,
    children,
    data: { ...(id ? { id } : {}), ...(origin ? { origin } : {}) },
  });
};

/** The part of the authors' components that the pipeline needs to know. */
export interface Vocabulary {
  /** Returns `undefined` if no component has the name. */
  definitionOf: (name: string) => AuthorComponent | undefined;
  /** `true` if the name is an HTML element that an author may have meant. */
  isHtmlElement: (name: string) => boolean;
  /** A sentence that says what to write instead of a tag that is not a component. The name is empty for `<>`. */
  unknownTagHint: (name: string) => string;
}
