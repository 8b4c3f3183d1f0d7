import type { Node } from 'web-tree-sitter';
import type { Expression, FunctionExpression, Name } from '#scripts/content/code/links/expression.ts';
import { type Lower, lowering, nothing } from '#scripts/content/code/links/lowering.ts';
import {
  childrenOf,
  field,
  nameOf,
  namesIn,
  ofType,
  optionalName,
} from '#scripts/content/code/links/nodes.ts';
import * as rule from '#scripts/content/code/links/rules.ts';

/** The types in an annotation from left to right, each with its names: `HttpContext`, or `faas`, `HttpContext`. */
const typesIn = (node: Node | null): Name[][] => {
  if (node?.type === 'identifier' || node?.type === 'attribute')
    return [node.type === 'attribute' ? namesIn(node, 'identifier') : [nameOf(node)]];
  return childrenOf(node).flatMap(typesIn);
};

const functionOf = (node: Node, lower: Lower): FunctionExpression => {
  const result = field(node, 'return_type');
  const types = result ? [lower(result)] : [];
  const parameters = childrenOf(field(node, 'parameters')).map((parameter) => {
    const type = field(parameter, 'type');
    if (type) types.push(lower(type));
    const name =
      parameter.type === 'identifier' ? parameter : (field(parameter, 'name') ?? childrenOf(parameter)[0]);
    return { name: optionalName(name), type: typesIn(type)[0] };
  });
  return {
    kind: 'function',
    name: optionalName(field(node, 'name')),
    parameters,
    returns: typesIn(result)[0],
    body: [...types, ...rule.bodyOf(field(node, 'body'), lower)],
  };
};

const comprehension = (node: Node, lower: Lower): Expression => {
  const body = field(node, 'body');
  const [clause] = ofType(node, 'for_in_clause');
  const [left, right] = [field(clause, 'left'), field(clause, 'right')];
  return left && right && body
    ? { kind: 'each', name: nameOf(left), of: lower(right), parts: [lower(body)] }
    : nothing;
};

export const lowerPython: Lower = lowering({
  identifier: rule.name,
  type: (node) => ({ kind: 'group', parts: typesIn(node).map((names) => ({ kind: 'type', names })) }),
  attribute: rule.member('object', 'attribute'),
  subscript: rule.element('value', 'subscript'),
  call: rule.call('function'),
  string: (node, lower) => {
    const [content, ...rest] = childrenOf(node).filter(({ type }) => !/^string_(?:start|end)$/.test(type));
    return content?.type === 'string_content' && rest.length === 0
      ? { kind: 'text', text: nameOf(content) }
      : { kind: 'group', parts: childrenOf(node).map(lower) };
  },
  keyword_argument: rule.option,
  await: rule.firstPart,
  parenthesized_expression: rule.firstPart,
  return_statement: rule.result,
  lambda: functionOf,
  function_definition: functionOf,
  // A decorator is called with the function below it.
  decorated_definition: (node, lower) => {
    const definition = field(node, 'definition');
    if (!definition) return nothing;
    const decorators = ofType(node, 'decorator').flatMap((decorator) => childrenOf(decorator).slice(0, 1));
    const [first, ...others] = decorators.map(lower);
    if (!first) return lower(definition);
    return { kind: 'group', parts: [{ kind: 'call', callee: first, parts: [lower(definition)] }, ...others] };
  },
  assignment: (node, lower) => {
    const [left, right, type] = [field(node, 'left'), field(node, 'right'), field(node, 'type')];
    const value = right ? lower(right) : undefined;
    if (!left || left.type === 'attribute' || left.type === 'subscript')
      return { kind: 'group', parts: [...(left ? [lower(left)] : []), ...(value ? [value] : [])] };
    const names = left.type === 'identifier' ? [nameOf(left)] : childrenOf(left).map(nameOf);
    const unpacked = names.length > 1 && value ? ({ kind: 'element', of: value, parts: [] } as const) : value;
    const mention = type ? [lower(type)] : [];
    return {
      kind: 'group',
      parts: [...mention, { kind: 'bind', names, value: unpacked, of: typesIn(type)[0] }],
    };
  },
  for_statement: rule.each('left', 'right'),
  list_comprehension: comprehension,
  set_comprehension: comprehension,
  dictionary_comprehension: comprehension,
  generator_expression: comprehension,
  import_from_statement: (node) => {
    const [module, ...names] = childrenOf(node);
    if (!module) return nothing;
    return {
      kind: 'import',
      module: nameOf(module),
      names: names.flatMap((imported) => {
        const name = imported.type === 'aliased_import' ? field(imported, 'name') : imported;
        return name ? [{ name: nameOf(name), as: nameOf(field(imported, 'alias') ?? name) }] : [];
      }),
    };
  },
  import_statement: (node) => {
    const [imported] = childrenOf(node);
    if (!imported) return nothing;
    const path = field(imported, 'name') ?? imported;
    return {
      kind: 'import',
      module: nameOf(path),
      names: [],
      as: nameOf(field(imported, 'alias') ?? imported),
    };
  },
});
