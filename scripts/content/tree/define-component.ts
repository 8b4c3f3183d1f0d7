import type { Data, Node, Nodes, RootContent } from 'mdast';
import type { ComponentChildren, VNode } from 'preact';
import type * as v from 'valibot';
import type { SdkSlug } from '#content/sdks.ts';
import type { CodeSample, FenceMeta } from '#scripts/content/code/fence.ts';
import type { ShellLines } from '#scripts/content/code/shell-lines.ts';
import type { PageContext } from '#scripts/content/compile/page-facts.ts';
import type { PageImage, PageImages } from '#scripts/content/files/page-images.ts';
import type { Origin, Report } from '#scripts/content/problems/problem.ts';

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

interface NodeView<Props> {
  node: ComponentNode<Props>;
  props: Props;
}

interface HtmlView<Props, Prepared> extends NodeView<Props> {
  prepared: Prepared;
  children: ComponentChildren;
}

interface PlainView<Props, Prepared> extends NodeView<Props> {
  prepared: Prepared;
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
  /** Parses Markdown from a data file as the page itself is parsed. Its problems are reported at the origin. */
  parse: (markdown: string, origin: Origin) => RootContent[];
}

interface PrepareView<Props> extends NodeView<Partial<Props>> {
  page: PageContext;
  images: PageImages;
  report: Report;
}

/**
 * What a component does. These are methods, because a definition knows its properties by their types, and the pipeline knows
 * only that its schemas have parsed them.
 */
interface Behavior<Props, Prepared> {
  /**
   * The anchor that the component asks for. If the anchor is taken, the page appends a number. A property may be missing;
   * that problem is reported elsewhere.
   */
  anchor?(props: Partial<Props>): string;
  /** The option that the component describes, as readers write it. On pages about configuration it must be a known key. */
  option?(props: Props): string | undefined;
  /** Adds the blocks that follow from those between the tags. Gets its own result again if another component contains it. */
  complete?(children: readonly RootContent[], report: Report): RootContent[];
  /** Reports problems that no schema can find. */
  check?(node: ComponentNode<Props>, report: Report, page: PageContext): void;
  /**
   * Does asynchronous work, such as reading an image or drawing. The renderings get the result. Resolves to `undefined` if it
   * reported a problem, because then nothing is rendered. A property may be missing; that problem is reported elsewhere.
   */
  prepare?(view: PrepareView<Props>): Promise<Prepared | undefined>;
  /** The libraries whose readers get separate Markdown. */
  variants?(node: ComponentNode<Props>): readonly SdkSlug[];
  html(view: HtmlView<Props, Prepared>): VNode | null;
  /** The same content as plain Markdown. */
  markdown(view: PlainView<Props, Prepared>): RootContent[];
  /** The text that the search finds, if it differs from the Markdown. */
  search?(view: PlainView<Props, Prepared>): RootContent[];
}

/** A component in the form that the pipeline uses, with its three renderings. */
export interface AuthorComponent extends Grammar<Entries>, Behavior<object, unknown> {
  /** The properties that contain links. */
  links: readonly string[];
  /** Returns the nodes that replace it. Present if `defineExpansion` built the component. */
  expand?(view: ExpansionView & NodeView<object>): RootContent[];
}

interface Definition<E extends Entries, Prepared> extends WrittenGrammar<E>, Behavior<PropsOf<E>, Prepared> {
  links?: readonly (keyof E & string)[];
}

/**
 * Defines a component. The definition contains everything that the pipeline knows about the component. TypeScript rejects a
 * definition without `html` or `markdown`.
 */
export const defineComponent = <const E extends Entries = Record<never, never>, Prepared = undefined>(
  definition: Definition<E, Prepared>,
): AuthorComponent => ({ props: {}, display: 'block', links: [], ...definition });

interface Expansion<E extends Entries>
  extends Omit<WrittenGrammar<E>, 'content'>,
    Pick<Behavior<PropsOf<E>, undefined>, 'check'> {
  /** The default is none. */
  content?: ContentModel;
  /**
   * Returns Markdown nodes that replace the component before the page is rendered. Their content, including components (see
   * `element` and `definePart`), behaves as if the author had written it. A heading or a part may set its anchor in `data.id`.
   */
  expand(view: ExpansionView & NodeView<PropsOf<E>>): RootContent[];
}

/** Defines a component that is a shorthand for Markdown. Its three renderings are the renderings of that Markdown. */
export const defineExpansion = <const E extends Entries = Record<never, never>>(
  definition: Expansion<E>,
): AuthorComponent => ({
  ...{ props: {}, display: 'block', content: 'none', links: [] },
  ...definition,
  // A component that could not expand has problems, and a page with problems is not rendered.
  html: () => null,
  markdown: () => [],
});

interface PartDefinition<Props> extends Omit<Behavior<Props, undefined>, 'markdown'> {
  /** The default is the children. */
  markdown?(view: PlainView<Props, undefined>): RootContent[];
}

type PartOptions = Pick<ComponentData, 'id' | 'origin'> & {
  /** `true` inside a sentence. */
  inline?: boolean;
};

/**
 * Defines a component that only expansions use, so its properties may have any type. Returns the function that makes its
 * nodes. Its name is in no vocabulary. Components with the same name are numbered together.
 */
export const definePart = <Props extends object>(name: string, part: PartDefinition<Props>) => {
  const definition: AuthorComponent = {
    ...{ props: {}, display: 'both', content: 'flow', links: [] },
    markdown: ({ children }) => children,
    ...part,
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

/** What the functions of a component's definition get about a node of it. */
export const viewOf = (node: ComponentNode) => ({ node, props: node.props, prepared: node.data?.prepared });

/** The part of the authors' components that the pipeline needs to know. */
export interface Vocabulary {
  /** Returns `undefined` if no component has the name. */
  definitionOf: (name: string) => AuthorComponent | undefined;
  /** `true` if the name is an HTML element that an author may have meant. */
  isHtmlElement: (name: string) => boolean;
  /** A sentence that says what to write instead of a tag that is not a component. The name is empty for `<>`. */
  unknownTagHint: (name: string) => string;
}

/** A component of the vocabulary whose properties and position have been checked. It replaces MDX's own nodes. */
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
