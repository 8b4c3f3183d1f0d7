import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Literal } from './literal.ts';

/** A block component as an author would write it, for use in the nodes that a definition expands to. */
export const element = (
  name: string,
  props: Readonly<Record<string, Literal>>,
  ...children: MdxJsxFlowElement['children']
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([property, value]) => attribute(property, value)),
  children,
});

const attribute = (name: string, value: Literal): MdxJsxAttribute => {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const code = String(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: code,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: { type: 'Literal', value, raw: code } }],
        },
      },
    },
  };
};
