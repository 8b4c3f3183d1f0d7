import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import * as v from 'valibot';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { AuthorComponent } from './component.ts';
import { type Literal, literalOf } from './literal.ts';
import type { Element } from './nodes.ts';
import { missingPropertyCure, unknownPropertyCure, valueCure } from './property-cures.ts';

/** The properties of a component that are right; everything wrong is reported, and then they are not `sound`. */
export const readProps = (
  element: Element,
  definition: AuthorComponent,
  report: Report,
): { props: object; sound: boolean } => {
  const tag = `\`<${element.name}>\``;
  const schemas = new Map(Object.entries(definition.props));
  const props: Record<string, unknown> = {};
  let sound = true;
  const refuse: Report = (...problem) => {
    sound = false;
    report(...problem);
  };

  const missing = new Set(schemas.keys());
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      refuse(
        attribute,
        `${tag} holds an expression: \`{${attribute.value}}\`.`,
        'Write each property by itself: `name="value"`.',
      );
      continue;
    }
    const { name } = attribute;
    missing.delete(name);
    const schema = schemas.get(name);
    const value = literalValue(attribute);
    if (!schema) {
      refuse(
        attribute,
        `${tag} has no property \`${name}\`.`,
        unknownPropertyCure(name, [...schemas.keys()]),
      );
    } else if (value === undefined) {
      refuse(
        attribute,
        `The value of \`${name}\` is not a literal: \`${written(attribute)}\`.`,
        `Write \`${name}="…"\` for text, \`{2}\` or \`{false}\` for numbers and switches.`,
      );
    } else {
      const result = v.safeParse(schema, value);
      if (result.success) props[name] = result.output;
      else
        refuse(
          attribute,
          `\`${written(attribute)}\` is not a value of \`${name}\` of ${tag}.`,
          valueCure(name, value, schema),
        );
    }
  }

  for (const name of missing) {
    const schema = schemas.get(name);
    const result = schema && v.safeParse(schema, undefined);
    if (result && !result.success)
      refuse(element, `${tag} has no \`${name}\`.`, missingPropertyCure(name, schema));
    else if (result?.output !== undefined) props[name] = result.output;
  }
  return { props, sound };
};

const literalValue = ({ value }: MdxJsxAttribute): Literal | undefined => {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literalOf(value.data?.estree);
};

const written = ({ name, value }: MdxJsxAttribute): string => {
  if (value === null || value === undefined) return name;
  return typeof value === 'string' ? value : `{${value.value}}`;
};
