import type { Node } from 'web-tree-sitter';
import { childrenOf } from '#scripts/content/code/links/nodes.ts';
import type { Declaration, Overloads, Parameter } from './declaration.ts';
import { normalType } from './normal-type.ts';

/** The ways to call a function, a method, a getter that returns a function, or a function type. */
export const overloadsOf = (node: Node | null | undefined): Overloads | undefined => {
  if (!node) return undefined;
  if (isGetter(node)) return overloadsOf(childrenOf(node.childForFieldName('return_type'))[0]);
  const list = node.childForFieldName('parameters');
  if (!list) return undefined;
  const generics = genericsOf(node);
  return [{ generics, parameters: parametersIn(list), returns: textOf(node, 'return_type') }];
};

export const isGetter = (node: Node): boolean => node.children.some((child) => child?.type === 'get');

/** The normalized text of a part of a declaration, or an empty text. */
export const textOf = (node: Node, field: string): string =>
  normalType(node.childForFieldName(field)?.text ?? '');

export const genericsOf = (node: Node): string => textOf(node, 'type_parameters');

export const typeParametersOf = (node: Node): Declaration['typeParameters'] =>
  childrenOf(node.childForFieldName('type_parameters')).map((parameter) => {
    const fallback = childrenOf(parameter.childForFieldName('value'))[0];
    return { name: textOf(parameter, 'name'), fallback: fallback && normalType(fallback.text) };
  });

const parametersIn = (list: Node): Parameter[] =>
  list.namedChildren.flatMap((parameter) => {
    const pattern = parameter?.childForFieldName('pattern');
    if (!parameter || !pattern) return [];
    const rest = pattern.type === 'rest_pattern';
    const optional = parameter.type === 'optional_parameter' || parameter.childForFieldName('value') !== null;
    const written = rest ? (pattern.namedChildren[0]?.text ?? '') : pattern.text;
    // Resources of version 0 are made by a function that accepts further arguments and ignores them.
    if (rest && written === 'args') return [];
    const name = written.replaceAll(/\s|,(?=\s*\})/g, '');
    return [{ name, type: textOf(parameter, 'type'), optional, rest }];
  });
