import type { Node } from 'web-tree-sitter';
import type { Overloads, Parameter } from './declarations.ts';

/** The parameters of a function, a method, a getter that returns a function, or a function type. */
export const overloadsOf = (node: Node | null | undefined): Overloads | undefined => {
  if (!node) return undefined;
  if (isGetter(node)) return overloadsOf(resultOf(node));
  const list = node.childForFieldName('parameters');
  return list ? [parametersIn(list)] : undefined;
};

const isGetter = (node: Node): boolean => node.children.some((child) => child?.type === 'get');

const resultOf = (node: Node): Node | null => node.childForFieldName('return_type')?.namedChildren[0] ?? null;

const parametersIn = (list: Node): Parameter[] =>
  list.namedChildren.flatMap((parameter) => {
    const pattern = parameter?.childForFieldName('pattern');
    if (!parameter || !pattern) return [];
    const rest = pattern.type === 'rest_pattern';
    const optional = parameter.type === 'optional_parameter' || parameter.childForFieldName('value') !== null;
    const written = rest ? (pattern.namedChildren[0]?.text ?? '') : pattern.text;
    // Resources of version 0 are made by a function that accepts further arguments and ignores them.
    if (rest && written === 'args') return [];
    return [{ name: written.replaceAll(/\s|,(?=\s*\})/g, ''), optional, rest }];
  });
