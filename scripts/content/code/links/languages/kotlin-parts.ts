import type { Node } from 'web-tree-sitter';
import type { Expression, FunctionExpression, Name } from '#scripts/content/code/links/expression.ts';
import { type Lower, nothing } from '#scripts/content/code/links/lowering.ts';
import { childrenOf, nameOf, ofType } from '#scripts/content/code/links/nodes.ts';
import * as rule from '#scripts/content/code/links/rules.ts';

export const typeNames = (node: Node | null | undefined): Name[] | undefined => {
  const type = node?.descendantsOfType('type_identifier')[0];
  return type ? [nameOf(type)] : undefined;
};

/** The types that a declaration states. */
export const typesOf = (node: Node | undefined): Node[] =>
  ofType(node, 'user_type', 'nullable_type', 'function_type');

export const lambdaOf = (node: Node, lower: Lower): FunctionExpression => {
  const [list] = ofType(node, 'lambda_parameters');
  const named = ofType(list, 'variable_declaration').map((parameter) => {
    const [name] = ofType(parameter, 'simple_identifier');
    return { name: name && nameOf(name), type: typeNames(parameter) };
  });
  const types = ofType(list, 'variable_declaration').flatMap(typesOf);
  // A lambda without parameters calls its only one `it`.
  const it = { name: { text: 'it', start: node.startIndex, end: node.startIndex } };
  const body = childrenOf(node).filter(({ type }) => type !== 'lambda_parameters');
  return { kind: 'function', parameters: list ? named : [it], body: [...types, ...body].map(lower) };
};

/** A body without statements is the result itself. */
const bodyOf = (body: Node, lower: Lower): Expression =>
  ofType(body, 'statements').length > 0 ? lower(body) : { kind: 'return', value: rule.lastPart(body, lower) };

export const functionOf = (node: Node, lower: Lower): FunctionExpression => {
  const [name] = ofType(node, 'simple_identifier');
  const list = ofType(ofType(node, 'function_value_parameters')[0], 'parameter');
  const parameters = list.map((parameter) => {
    const [own] = ofType(parameter, 'simple_identifier');
    return { name: own && nameOf(own), type: typeNames(parameter) };
  });
  return {
    kind: 'function',
    name: name && nameOf(name),
    parameters,
    returns: typeNames(typesOf(node)[0]),
    body: [
      ...[...list.flatMap(typesOf), ...typesOf(node)].map(lower),
      ...ofType(node, 'function_body').map((body) => bodyOf(body, lower)),
    ],
  };
};

/** The target of an assignment, whose tree lists side by side an expression and its suffixes. */
export const targetOf = (node: Node, lower: Lower): Expression => {
  const [first, ...suffixes] = childrenOf(node);
  return suffixes.reduce<Expression>(
    (object, suffix) => {
      const [name] = ofType(suffix, 'simple_identifier');
      return suffix.type === 'navigation_suffix' && name
        ? { kind: 'member', object, name: nameOf(name) }
        : { kind: 'element', of: object, parts: childrenOf(suffix).map(lower) };
    },
    first ? lower(first) : nothing,
  );
};

/** A call's arguments, and the lambda after them. */
export const partsOf = (suffix: Node | undefined, lower: Lower): Expression[] => {
  const values = ofType(ofType(suffix, 'value_arguments')[0], 'value_argument');
  const lambdas = ofType(suffix, 'annotated_lambda').flatMap(childrenOf);
  return [
    ...values.map((value) => (childrenOf(value).length > 1 ? rule.option : rule.lastPart)(value, lower)),
    ...lambdas.map(lower),
  ];
};
