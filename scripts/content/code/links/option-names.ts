import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';

/** The names of parameters that arguments can name. A list of all further arguments, and a decorated function, have none. */
export const parameterNames = ({ parameters = [] }: SymbolMember): string[] =>
  parameters.flatMap(({ name }) => (/^[*(]/.test(name) ? [] : (name.match(/\w+/g) ?? [])));

/** The names of the parameters of the `__init__` in the declaration of a Python class. */
export const initializerNames = (signature = ''): string[] => {
  const [, list = ''] = /__init__\(([^()]*)\)/.exec(signature) ?? [];
  const names = withoutBrackets(list).match(/(?<=^|,)\s*\w+/g) ?? [];
  return names.map((name) => name.trim()).filter((name) => name !== 'self');
};

/** A list of parameters without the brackets in its types, which also contain commas. */
const withoutBrackets = (list: string): string => {
  const shorter = list.replaceAll(/\[[^[\]]*\]/g, '');
  return shorter === list ? list : withoutBrackets(shorter);
};
