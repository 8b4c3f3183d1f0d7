import type { GenericSchema } from 'valibot';
import { didYouMean, orList } from '#scripts/content/problems/nearest-name.ts';
import type { Literal } from './literal.ts';

const STYLING = new Set(['class', 'className', 'style', 'id', 'align', 'color']);

export const unknownPropertyCure = (name: string, names: readonly string[]): string => {
  if (STYLING.has(name)) return `Remove \`${name}\`: the style sheet decides how things look.`;
  return names.length === 0 ? 'Remove it.' : didYouMean(name, names);
};

export const missingPropertyCure = (name: string, schema: GenericSchema): string => {
  const { type, options } = kindOf(schema);
  if (options.length > 0) return `Add \`${name}\`: ${orList(options.map(String))}.`;
  return type === 'number' ? `Add \`${name}={640}\`.` : `Add \`${name}="…"\`.`;
};

export const valueCure = (name: string, value: Literal, schema: GenericSchema): string => {
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
