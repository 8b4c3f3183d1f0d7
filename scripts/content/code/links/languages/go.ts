import type { Node } from 'web-tree-sitter';
import type { Expression, FunctionExpression, Name } from '#scripts/content/code/links/expression.ts';
import { type Lower, lowering, nothing } from '#scripts/content/code/links/lowering.ts';
import { childrenOf, field, nameOf, ofType, optionalName } from '#scripts/content/code/links/nodes.ts';
import * as rule from '#scripts/content/code/links/rules.ts';

/** The names of a type: `apis.Ctx` for `*apis.Ctx`. */
const typeNames = (node: Node | null): Name[] | undefined => {
  const type = node?.descendantsOfType(['qualified_type', 'type_identifier'])[0];
  if (!type) return undefined;
  return type.type === 'qualified_type' ? childrenOf(type).map(nameOf) : [nameOf(type)];
};

const PARAMETERS = ['parameter_declaration', 'variadic_parameter_declaration'];

const functionOf = (node: Node, lower: Lower): FunctionExpression => {
  const [result, body] = [field(node, 'result'), field(node, 'body')];
  const first = result?.type === 'parameter_list' ? field(childrenOf(result)[0], 'type') : result;
  const types: Expression[] = [];
  const parameters = ofType(field(node, 'parameters'), ...PARAMETERS).flatMap((parameter) => {
    const type = field(parameter, 'type');
    if (type) types.push(lower(type));
    const names = parameter.childrenForFieldName('name').flatMap((name) => (name ? [nameOf(name)] : []));
    return (names.length > 0 ? names : [undefined]).map((name) => ({ name, type: typeNames(type) }));
  });
  types.push(
    ...resultsOf(
      result,
      parameters.map(({ type }) => type),
      lower,
    ),
  );
  return {
    kind: 'function',
    name: optionalName(field(node, 'name')),
    parameters,
    returns: typeNames(first),
    body: [...types, ...(body ? [lower(body)] : [])],
  };
};

/** The types of a function's results. Handlers return what they get, so these types are often those of parameters. */
const resultsOf = (result: Node | null, known: readonly (Name[] | undefined)[], lower: Lower): Expression[] =>
  (result?.type === 'parameter_list' ? childrenOf(result) : result ? [result] : []).map((one) => {
    const type = field(one, 'type') ?? one;
    const names = typeNames(type);
    const path = pathOf(names);
    return names && known.some((other) => pathOf(other) === path)
      ? { kind: 'type', names, isRepeated: true }
      : lower(type);
  });

const pathOf = (names: readonly Name[] = []): string => names.map(({ text }) => text).join('.');

const bind = (left: Node | null, right: Node | null, type: Node | null, lower: Lower): Expression => {
  const targets = left?.type === 'expression_list' ? childrenOf(left) : left ? [left] : [];
  const values = (right?.type === 'expression_list' ? childrenOf(right) : right ? [right] : []).map(lower);
  const mention = type ? [lower(type)] : [];
  const others = targets.filter(({ type: kind }) => kind !== 'identifier').map(lower);
  const names = targets.filter(({ type: kind }) => kind === 'identifier').map(nameOf);
  const [value, ...rest] = values;
  return {
    kind: 'group',
    parts: [...mention, ...others, { kind: 'bind', names, value, of: typeNames(type) }, ...rest],
  };
};

/** A literal is an instance of its type, as if the type were called. */
const instanceOf = (type: Node, body: Node | null, lower: Lower): Expression => ({
  kind: 'call',
  callee: { kind: 'type', names: childrenOf(type).map(nameOf) },
  parts: childrenOf(body).map(lower),
});

export const lowerGo: Lower = lowering({
  identifier: rule.name,
  qualified_type: (node) => ({ kind: 'type', names: childrenOf(node).map(nameOf) }),
  block: rule.scope,
  selector_expression: rule.member('operand', 'field'),
  index_expression: rule.element('operand', 'index'),
  call_expression: rule.call('function'),
  unary_expression: rule.partIn('operand'),
  // The literals in a list may leave out their type, which is that of the list's elements.
  composite_literal: (node, lower) => {
    const [type, body] = [field(node, 'type'), field(node, 'body')];
    if (type?.type === 'qualified_type') return instanceOf(type, body, lower);
    const element = field(type, 'element');
    const parts = childrenOf(body).map((part) => {
      const [value] = ofType(part, 'literal_value');
      return value && element?.type === 'qualified_type' ? instanceOf(element, value, lower) : lower(part);
    });
    return { kind: 'group', parts: [...(type ? [lower(type)] : []), ...parts] };
  },
  keyed_element: rule.option,
  return_statement: (node, lower) => {
    const [first, ...others] = ofType(node, 'expression_list').flatMap(childrenOf).map(lower);
    return first ? { kind: 'group', parts: [{ kind: 'return', value: first }, ...others] } : nothing;
  },
  func_literal: functionOf,
  function_declaration: functionOf,
  method_declaration: functionOf,
  short_var_declaration: (node, lower) => bind(field(node, 'left'), field(node, 'right'), null, lower),
  assignment_statement: (node, lower) => bind(field(node, 'left'), field(node, 'right'), null, lower),
  var_spec: (node, lower) => bind(field(node, 'name'), field(node, 'value'), field(node, 'type'), lower),
  for_statement: (node, lower) => {
    const [range] = ofType(node, 'range_clause');
    const [left, right, body] = [field(range, 'left'), field(range, 'right'), field(node, 'body')];
    const name = childrenOf(left)[1] ?? childrenOf(left)[0];
    if (!name || !right) return { kind: 'scope', parts: childrenOf(node).map(lower) };
    return { kind: 'each', name: nameOf(name), of: lower(right), parts: body ? [lower(body)] : [] };
  },
  import_spec: (node) => {
    const path = field(node, 'path');
    const [content] = ofType(path, 'interpreted_string_literal_content');
    const alias = field(node, 'name');
    if (!content) return nothing;
    const module = nameOf(content);
    const as = alias
      ? nameOf(alias)
      : { ...module, text: module.text.slice(module.text.lastIndexOf('/') + 1) };
    return { kind: 'import', module, names: [], as };
  },
});
