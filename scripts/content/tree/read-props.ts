import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import * as v from 'valibot';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { AuthorComponent } from './component.ts';
import { type Literal, literalOf } from './literal.ts';
import type { Element } from './nodes.ts';
import { missingPropertyCure, unknownPropertyCure, valueCure } from './property-cures.ts';

type Schemas = ReadonlyMap<string, v.GenericSchema>;

/** The valid properties of a component. Reports all other properties; `sound` is then `false`. */
export const readProps = (
  element: Element,
  definition: AuthorComponent,
  report: Report,
): { props: object; sound: boolean } => {
  const tag = `\`<${element.name}>\``;
  const schemas: Schemas = new Map(Object.entries(definition.props));
  const props: Record<string, unknown> = {};
  let sound = true;
  const refuse: Report = (...problem) => {
    sound = false;
    report(...problem);
  };

  const missing = new Set(schemas.keys());
  for (const attribute of element.attributes) {
    if ('name' in attribute && schemas.has(attribute.name) && !missing.delete(attribute.name))
      refuse(attribute, `${tag} has \`${attribute.name}\` twice.`, 'Remove one of the two.');
    Object.assign(props, readAttribute(attribute, schemas, tag, refuse));
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

/** The property that an attribute sets. Reports a wrong attribute and returns an empty object. */
const readAttribute = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  schemas: Schemas,
  tag: string,
  report: Report,
): Record<string, unknown> => {
  const problem = (message: string, cure: string) => {
    report(attribute, message, cure);
    return {};
  };
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return problem(
      `${tag} contains an expression: \`{${attribute.value}}\`.`,
      'Write each property by itself: `name="value"`.',
    );
  const { name } = attribute;
  const schema = schemas.get(name);
  if (!schema)
    return problem(`${tag} has no property \`${name}\`.`, unknownPropertyCure(name, [...schemas.keys()]));
  const value = literalValue(attribute);
  if (value === undefined)
    return problem(
      `The value of \`${name}\` is not a literal: \`${written(attribute)}\`.`,
      `Write \`${name}="…"\` for text, \`{2}\` or \`{false}\` for numbers and switches.`,
    );
  const result = v.safeParse(schema, value);
  if (result.success) return { [name]: result.output };
  // Valibot's own messages begin with `Invalid`. A message of the schema is the cure.
  const cure = result.issues.map(({ message }) => message).find((message) => !message.startsWith('Invalid'));
  return problem(
    value === ''
      ? `\`${name}\` of ${tag} is empty.`
      : `\`${written(attribute)}\` is not a value of \`${name}\` of ${tag}.`,
    cure ?? valueCure(name, value, schema),
  );
};

const literalValue = ({ value }: MdxJsxAttribute): Literal | undefined => {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literalOf(value.data?.estree);
};

const written = ({ name, value }: MdxJsxAttribute): string => {
  if (value === null || value === undefined) return name;
  return typeof value === 'string' ? value : `{${value.value}}`;
};
