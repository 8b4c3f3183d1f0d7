import type { RootContent } from 'mdast';
import type { ComponentChildren, VNode } from 'preact';
import type { SdkSlug } from '#content/sdks.ts';
import type { PageImages } from '#scripts/content/files/page-images.ts';
import type { PageContext } from '#scripts/content/page/page-context.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { AuthorComponent, Check, Entries, Grammar, PlainView, PropsOf } from './component.ts';
import type { ComponentNode } from './component-node.ts';

interface Definition<E extends Entries, Prepared> extends Grammar<E> {
  /** The properties that contain links. */
  links?: readonly (keyof E & string)[];
  /**
   * The anchor that the component asks for. If the anchor is taken, the page appends a number. A property may be missing;
   * that mistake is reported elsewhere.
   */
  anchor?: (props: Partial<PropsOf<E>>) => string;
  /** The option that the component describes, as readers write it. On pages about configuration it must be a known key. */
  option?: (props: PropsOf<E>) => string | undefined;
  check?: Check<E>;
  /**
   * Does asynchronous work, such as reading an image or drawing. The renderings get the result. Resolves to `undefined` if it
   * reported a problem, because then nothing is rendered. A property may be missing; that mistake is reported elsewhere.
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
export const defineComponent = <const E extends Entries, Prepared = undefined>({
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
  const own = (component: ComponentNode) => {
    const node = component as ComponentNode<PropsOf<E>>; // the definition's own schemas parsed the properties
    return { node, props: node.props, prepared: node.data?.prepared as Prepared }; // `prepare` made it
  };
  return {
    ...grammar,
    links,
    ...(anchor && { anchor: (node) => anchor(own(node).props) }),
    ...(option && { option: (node) => option(own(node).props) }),
    check: (node, report, page) => check?.(own(node).node, report, page),
    ...(prepare && { prepare: (view) => prepare({ ...view, ...own(view.node) }) }),
    variants: (node) => variants?.(own(node).node) ?? [],
    html: (view) => html({ ...view, ...own(view.node) }),
    markdown: (view) => markdown({ ...view, ...own(view.node) }),
    search: (view) => search({ ...view, ...own(view.node) }),
  };
};
