import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import * as v from 'valibot';
import type { AuthorComponent } from '../../components/component.ts';
import { didYouMean, orList } from '../nearest-name.ts';
import type { Report } from '../problem.ts';
import { literalOf, type Literal } from './literal.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = Element['attributes'][number];

/** The properties of a component that are right; everything wrong is reported, and then they are not `sound`. */
export const readProps = (
  element: Element,
  definition: AuthorComponent,
  report: Report,
): { props: object; sound: boolean } => {
  const tag = `\`<${element.name}>\``;
  const names = Object.keys(definition.props);
  const props: Record<string, unknown> = {};
  let sound = true;
  const refuse: Report = (place, message, cure) => {
    sound = false;
    report(place, message, cure);
  };

  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      refuse(attribute, `${tag} holds an expression: \`{${attribute.value}}\`.`, 'Write each property by itself: `name="value"`.');
      continue;
    }
    const schema = Object.hasOwn(definition.props, attribute.name) ? definition.props[attribute.name] : undefined;
    if (!schema) {
      refuse(attribute, `${tag} has no property \`${attribute.name}\`.`, unknownPropertyCure(attribute.name, names));
      continue;
    }
    const value = literal(attribute);
    if (value === undefined) {
      refuse(attribute, `The value of \`${attribute.name}\` is not a literal: \`${written(attribute)}\`.`, `Write \`${attribute.name}="…"\` for text, \`{2}\` or \`{false}\` for numbers and switches.`);
      continue;
    }
    const result = v.safeParse(schema, value);
    if (result.success) props[attribute.name] = result.output;
    else refuse(attribute, `\`${written(attribute)}\` is not a value of \`${attribute.name}\` of ${tag}.`, valueCure(attribute.name, value, schema));
  }

  for (const [name, schema] of Object.entries(definition.props)) {
    if (name in props || element.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)) continue;
    const result = v.safeParse(schema, undefined);
    if (!result.success) refuse(element, `${tag} has no \`${name}\`.`, `Add ${exampleOf(name, schema)}.`);
    else if (result.output !== undefined) props[name] = result.output;
  }
  return { props, sound };
};

const literal = (attribute: Exclude<Attribute, { type: 'mdxJsxExpressionAttribute' }>): Literal | undefined => {
  const { value } = attribute;
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literalOf(value.data?.estree);
};

const written = ({ value }: Exclude<Attribute, { type: 'mdxJsxExpressionAttribute' }>): string => {
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'string' ? value : `{${value.value}}`;
};

const STYLING = new Set(['class', 'className', 'style', 'id', 'align', 'color']);

const unknownPropertyCure = (name: string, names: readonly string[]): string => {
  if (STYLING.has(name)) return `Remove \`${name}\`: how things look is the style sheet's task.`;
  return names.length === 0 ? 'Remove it.' : didYouMean(name, names);
};

/** What kind of value a schema wants. */
const kindOf = (schema: v.GenericSchema): { type: string; options: readonly Literal[] } => {
  if ('wrapped' in schema) return kindOf(schema.wrapped as v.GenericSchema); // what `optional` wraps is a schema
  const options = 'options' in schema && Array.isArray(schema.options) ? (schema.options as Literal[]) : []; // of a picklist
  return { type: schema.type, options };
};

const exampleOf = (name: string, schema: v.GenericSchema): string => {
  const { type, options } = kindOf(schema);
  if (options.length > 0) return `\`${name}\`: ${orList(options.map(String))}`;
  return type === 'number' ? `\`${name}={640}\`` : type === 'boolean' ? `\`${name}\`` : `\`${name}="…"\``;
};

const valueCure = (name: string, value: Literal, schema: v.GenericSchema): string => {
  const { type, options } = kindOf(schema);
  if (options.length > 0) {
    const numeric = options.find((option) => typeof option === 'number' && String(option) === value);
    return numeric === undefined ? didYouMean(String(value), options.map(String)) : `Write \`${name}={${value}}\`.`;
  }
  if (type === 'boolean') return `Write \`${name}\` alone, or \`${name}={false}\`.`;
  if (type === 'number') return `Write a whole number of at least 1 in braces: \`${name}={640}\`.`;
  return `Write text in quotes that is not empty: \`${name}="…"\`.`;
};
