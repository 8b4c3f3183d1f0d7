import type { Expression, Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { didYouMean, orList, type Report } from '#scripts/content/problems/problem.ts';
import type { AuthorComponent } from './define-component.ts';
import type { Element } from './nodes.ts';

type Literal = string | number | boolean;

/** The value of an expression if it is a literal, or else `undefined`. Never runs code. */
const literalOf = (program: Program | null | undefined): Literal | undefined => {
  const statement = program?.body[0];
  return statement?.type === 'ExpressionStatement' ? literalIn(statement.expression) : undefined;
};

const literalIn = (expression: Expression): Literal | undefined => {
  if (expression.type === 'Literal') {
    const { value } = expression;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined;
  }
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined;
  }
  if (expression.type === 'UnaryExpression' && expression.operator === '-') {
    const value = literalIn(expression.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  return undefined;
};

const STYLING = new Set(['class', 'className', 'style', 'id', 'align', 'color']);

const unknownPropertyHint = (name: string, names: readonly string[]): string => {
  if (STYLING.has(name)) return `Remove \`${name}\`: the style sheet decides how things look.`;
  return names.length === 0 ? 'Remove it.' : didYouMean(name, names);
};

const missingPropertyHint = (name: string, schema: GenericSchema): string => {
  const { type, options } = kindOf(schema);
  if (options.length > 0) return `Add \`${name}\`: ${orList(options.map(String))}.`;
  return type === 'number' ? `Add \`${name}={640}\`.` : `Add \`${name}="…"\`.`;
};

const valueHint = (name: string, value: Literal, schema: GenericSchema): string => {
  const { type, options } = kindOf(schema);
  if (options.length > 0) {
    const quotedNumber = options.find((option) => typeof option === 'number' && String(option) === value);
    return quotedNumber === undefined
      ? didYouMean(String(value), options.map(String))
      : `Write \`${name}={${value}}\`.`;
  }
  if (type === 'boolean') return `Write \`${name}\` alone, or \`${name}={false}\`.`;
  if (type === 'number')
    return `Write a whole number of at least 1 in braces: \`${name}={${/^[1-9]\d*$/.test(String(value)) ? value : 640}}\`.`;
  return `Write text in quotes that is not empty: \`${name}="…"\`.`;
};

/** The kind of value that a schema accepts. Only a picklist has options. */
const kindOf = (schema: GenericSchema): { type: string; options: readonly Literal[] } => {
  if ('wrapped' in schema) return kindOf(schema.wrapped as GenericSchema); // what `optional` wraps is a schema
  const options = 'options' in schema && Array.isArray(schema.options) ? schema.options : [];
  return { type: schema.type, options: options.filter((option) => typeof option !== 'object') };
};

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
      refuse(element, `${tag} has no \`${name}\`.`, missingPropertyHint(name, schema));
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
  const problem = (message: string, hint: string) => {
    report(attribute, message, hint);
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
    return problem(`${tag} has no property \`${name}\`.`, unknownPropertyHint(name, [...schemas.keys()]));
  const value = literalValue(attribute);
  if (value === undefined)
    return problem(
      `The value of \`${name}\` is not a literal: \`${written(attribute)}\`.`,
      `Write \`${name}="…"\` for text, \`{2}\` or \`{false}\` for numbers and switches.`,
    );
  const result = v.safeParse(schema, value);
  if (result.success) return { [name]: result.output };
  // Valibot's own messages begin with `Invalid`. A message of the schema is the hint.
  const hint = result.issues.map(({ message }) => message).find((message) => !message.startsWith('Invalid'));
  return problem(
    value === ''
      ? `\`${name}\` of ${tag} is empty.`
      : `\`${written(attribute)}\` is not a value of \`${name}\` of ${tag}.`,
    hint ?? valueHint(name, value, schema),
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
