import type { RootContent } from 'mdast';
import type { ComponentChildren, VNode } from 'preact';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { AuthorComponent, PlainView } from './component.ts';
import type { ComponentData, ComponentNode } from './component-node.ts';

interface Rendering<Props extends object> {
  node: ComponentNode<Props>;
  props: Props;
}

interface PartDefinition<Props extends object> {
  /** Reports mistakes that only asynchronous work finds. */
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
  const own = (component: ComponentNode) => {
    const node = component as ComponentNode<Props>; // only the function below makes such nodes
    return { node, props: node.props };
  };
  const definition: AuthorComponent = {
    props: {},
    place: 'both',
    content: 'flow',
    links: [],
    check: () => {},
    variants: () => [],
    ...(check && {
      prepare: ({ node, report }: { node: ComponentNode; report: Report }) => check(own(node).props, report),
    }),
    html: (view) => html({ ...view, ...own(view.node) }),
    markdown: (view) => markdown({ ...view, ...own(view.node) }),
    search: (view) => search({ ...view, ...own(view.node) }),
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
