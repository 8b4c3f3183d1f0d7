import type { RootContent } from 'mdast';
import type { AuthorComponent, Check, Entries, ExpansionView, Grammar, PropsOf } from './component.ts';
import type { ComponentNode } from './component-node.ts';

interface Expansion<E extends Entries> extends Grammar<E> {
  check?: Check<E>;
  /**
   * Returns Markdown nodes that replace the component before the page is rendered. Their content, including components (see
   * `element` and `definePart`), behaves as if the author had written it. A heading or a part may set its anchor in `data.id`.
   */
  expand: (view: ExpansionView & { node: ComponentNode<PropsOf<E>>; props: PropsOf<E> }) => RootContent[];
}

/** Defines a component that is a shorthand for Markdown. Its three renderings are the renderings of that Markdown. */
export const defineExpansion = <const E extends Entries>({
  check,
  expand,
  ...grammar
}: Expansion<E>): AuthorComponent => {
  const own = (node: ComponentNode) => node as ComponentNode<PropsOf<E>>; // the definition's own schemas parsed the properties
  return {
    ...grammar,
    links: [],
    check: (node, report, page) => check?.(own(node), report, page),
    expand: ({ node, ...view }) => expand({ ...view, node: own(node), props: own(node).props }),
    // A component that could not expand has mistakes, and a page with mistakes is not rendered.
    variants: () => [],
    html: () => null,
    markdown: () => [],
    search: () => [],
  };
};
