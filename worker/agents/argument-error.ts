import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/cfworker';
import { ownValue } from '#content/own-value.ts';
import type { ArgumentSchema, Tool } from './tool.ts';

/** Validates without generating code, which Workers do not allow. */
export const validator = new CfWorkerJsonSchemaValidator({ shortcircuit: false });

/** Says in one sentence what is wrong with the arguments of a call, or `undefined` if nothing is. */
export const argumentError = (
  { name, inputSchema }: Pick<Tool, 'name' | 'inputSchema'>,
  values: object,
): string | undefined => {
  const { properties, required = [] } = inputSchema;
  const missing = required.filter((key) => !Object.hasOwn(values, key)).map((key) => `${key} is missing`);
  const wrong = Object.entries(values).flatMap(([key, value]) => {
    const schema = ownValue(properties, key);
    if (!schema) return `${key} is none of ${Object.keys(properties).join(', ')}`;
    return validator.getValidator(schema)(value).valid ? [] : `${key} must be ${allowedBy(schema)}`;
  });
  const mistakes = [...missing, ...wrong];
  return mistakes.length > 0 ? `The arguments of ${name} are wrong: ${mistakes.join('; ')}.` : undefined;
};

/** What a schema allows, in words: `one of nodejs, python`, or `a whole number from 1 to 20`. */
const allowedBy = ({
  enum: values,
  type,
  minimum,
  maximum,
  minLength = 0,
  maxLength,
}: ArgumentSchema): string => {
  if (values) return `one of ${values.join(', ')}`;
  if (type === 'integer')
    return `a whole number from ${minimum} ${maximum === undefined ? 'on' : `to ${maximum}`}`;
  return `a text of ${minLength} to ${maxLength} characters`;
};
