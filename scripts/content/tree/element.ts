import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

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
