import type { Node } from 'web-tree-sitter';
import type { Expression, FunctionExpression, Name } from '#scripts/content/code/links/expression.ts';
import { type Lower, lowering, nothing } from '#scripts/content/code/links/lowering.ts';
import { childrenOf, nameOf, ofType } from '#scripts/content/code/links/nodes.ts';
import * as rule from '#scripts/content/code/links/rules.ts';

const typeNames = (node: Node | null | undefined): Name[] | undefined => {
  const type = node?.descendantsOfType('type_identifier')[0];
  return type ? [nameOf(type)] : undefined;
};

/** The types that a declaration states. */
const typesOf = (node: Node | undefined): Node[] =>
  ofType(node, 'user_type', 'nullable_type', 'function_type');

const lambdaOf = (node: Node, lower: Lower): FunctionExpression => {
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

const functionOf = (node: Node, lower: Lower): FunctionExpression => {
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
    body: [...list.flatMap(typesOf), ...typesOf(node), ...ofType(node, 'function_body')].map(lower),
  };
};

/** The target of an assignment, whose tree lists side by side an expression and its suffixes. */
const targetOf = (node: Node, lower: Lower): Expression => {
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
const partsOf = (suffix: Node | undefined, lower: Lower): Expression[] => {
  const values = ofType(ofType(suffix, 'value_arguments')[0], 'value_argument');
  const lambdas = ofType(suffix, 'annotated_lambda').flatMap(childrenOf);
  return [
    ...values.map((value) => (childrenOf(value).length > 1 ? rule.option : rule.lastPart)(value, lower)),
    ...lambdas.map(lower),
  ];
};

export const lowerKotlin: Lower = lowering({
  simple_identifier: rule.name,
  type_identifier: rule.type,
  control_structure_body: rule.scope,
  navigation_expression: (node, lower) => {
    const [object, suffix] = childrenOf(node);
    const [name] = ofType(suffix, 'simple_identifier');
    return object && name ? { kind: 'member', object: lower(object), name: nameOf(name) } : nothing;
  },
  indexing_expression: (node, lower) => {
    const [object, ...rest] = childrenOf(node);
    return object ? { kind: 'element', of: lower(object), parts: rest.map(lower) } : nothing;
  },
  call_expression: (node, lower) => {
    const [callee, suffix] = childrenOf(node);
    return callee ? { kind: 'call', callee: lower(callee), parts: partsOf(suffix, lower) } : nothing;
  },
  property_declaration: (node, lower) => {
    const [declaration] = ofType(node, 'variable_declaration');
    const [name] = ofType(declaration, 'simple_identifier');
    const value = childrenOf(node).at(-1);
    const hasValue = value && !['variable_declaration', 'binding_pattern_kind'].includes(value.type);
    if (!name) return nothing;
    const types = typesOf(declaration);
    const bind = {
      kind: 'bind',
      names: [nameOf(name)],
      value: hasValue ? lower(value) : undefined,
      of: typeNames(declaration),
      given: rule.typesInside(ofType(types[0], 'type_arguments')[0], typeNames),
    } as const;
    return { kind: 'group', parts: [...types.map(lower), bind] };
  },
  assignment: (node, lower) => {
    const [left, right] = childrenOf(node);
    if (!left || !right) return nothing;
    const [target, value] = [targetOf(left, lower), lower(right)];
    return target.kind === 'name'
      ? { kind: 'bind', names: [target.name], value }
      : { kind: 'group', parts: [target, value] };
  },
  for_statement: (node, lower) => {
    const [declaration, of, ...body] = childrenOf(node);
    const [name] = ofType(declaration, 'simple_identifier');
    return name && of ? { kind: 'each', name: nameOf(name), of: lower(of), parts: body.map(lower) } : nothing;
  },
  lambda_literal: lambdaOf,
  function_declaration: functionOf,
  import_header: (node) => {
    const path = ofType(ofType(node, 'identifier')[0], 'simple_identifier').map(nameOf);
    const name = path.at(-1);
    const isAll = ofType(node, 'wildcard_import').length > 0;
    const parts = isAll ? path : path.slice(0, -1);
    const [first, last] = [parts[0], parts.at(-1)];
    if (!name || !first || !last) return nothing;
    const module = { text: parts.map(({ text }) => text).join('.'), start: first.start, end: last.end };
    const names = isAll ? 'everything' : [{ name, as: name }];
    return { kind: 'import', module, names };
  },
});
