import type { Node } from 'web-tree-sitter';
import { childrenOf, ofType } from '#scripts/content/code/syntax/tree.ts';
import * as rule from './expression.ts';

const nameIn = (node: Node | undefined): rule.Name | undefined =>
  ofType(node, 'simple_identifier').map(rule.nameOf)[0];

/** The types that a declaration states. */
const typesOf = (node: Node | undefined): Node[] =>
  ofType(node, 'user_type', 'nullable_type', 'function_type');

/** The parameters, and what names their types. */
const parametersOf = (nodes: readonly Node[], lower: rule.Lower) => ({
  parameters: nodes.map((node) => ({ name: nameIn(node), type: lower.type(node) })),
  types: nodes.flatMap(typesOf).map(lower),
});

/** A member of an object. Nothing is known about its elements. */
const select = (object: rule.Expression, suffix: Node, lower: rule.Lower): rule.Expression => {
  const name = nameIn(suffix);
  return suffix.type === 'navigation_suffix' && name
    ? { kind: 'member', object, name }
    : rule.group([object, ...childrenOf(suffix)], lower);
};

/** An expression with its suffixes beside it. */
const selected: rule.Rule = (node, lower) => {
  const [object, ...suffixes] = childrenOf(node);
  return suffixes.reduce(
    (from, suffix) => select(from, suffix, lower),
    object ? lower(object) : rule.nothing,
  );
};

export const lowerKotlin = rule.lowering(['type_identifier'], {
  simple_identifier: rule.name,
  type_identifier: rule.name,
  control_structure_body: rule.scope,
  navigation_expression: selected,
  directly_assignable_expression: selected,
  call_expression: (node, lower) => {
    const [callee, suffix] = childrenOf(node);
    const values = ofType(ofType(suffix, 'value_arguments')[0], 'value_argument');
    const parts = [
      ...values.map((value) => (childrenOf(value).length > 1 ? rule.option : rule.last)(value, lower)),
      // The lambda after the other arguments.
      ...ofType(suffix, 'annotated_lambda').flatMap(childrenOf).map(lower),
    ];
    return callee ? { kind: 'call', callee: lower(callee), parts } : rule.nothing;
  },
  property_declaration: (node, lower) => {
    const [declaration] = ofType(node, 'variable_declaration');
    const [name] = ofType(declaration, 'simple_identifier');
    const value = childrenOf(node).at(-1);
    const hasValue = value && !['variable_declaration', 'binding_pattern_kind'].includes(value.type);
    const types = typesOf(declaration);
    const bound = name && rule.assign(name, hasValue ? lower(value) : undefined, lower, types[0]);
    return rule.group([...types, bound], lower);
  },
  lambda_literal: (node, lower) => {
    const [list] = ofType(node, 'lambda_parameters');
    const { parameters, types } = parametersOf(ofType(list, 'variable_declaration'), lower);
    const body = childrenOf(node).filter(({ type }) => type !== 'lambda_parameters');
    return { kind: 'function', parameters, body: [...types, ...body.map(lower)] };
  },
  function_declaration: (node, lower) => {
    const list = ofType(ofType(node, 'function_value_parameters')[0], 'parameter');
    const { parameters, types } = parametersOf(list, lower);
    const returned = typesOf(node);
    const body = ofType(node, 'function_body').map(lower);
    return {
      kind: 'function',
      name: nameIn(node),
      parameters,
      body: [...types, ...returned.map(lower), ...body],
    };
  },
  import_header: (node) => {
    const path = ofType(ofType(node, 'identifier')[0], 'simple_identifier').map(rule.nameOf);
    const name = path.at(-1);
    const isAll = ofType(node, 'wildcard_import').length > 0;
    const parts = isAll ? path : path.slice(0, -1);
    const [start, end] = [parts[0], parts.at(-1)];
    if (!name || !start || !end) return rule.nothing;
    const module = { text: parts.map(({ text }) => text).join('.'), start: start.start, end: end.end };
    return { kind: 'import', module, names: isAll ? 'everything' : [{ name, as: name }] };
  },
});
