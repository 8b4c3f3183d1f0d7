import type { Node } from 'web-tree-sitter';
import type { FunctionExpression, Name } from '#scripts/content/code/links/expression.ts';
import {
  callRule,
  childrenOf,
  eachRule,
  elementRule,
  field,
  type Lower,
  lowering,
  memberRule,
  nameOf,
  nameRule,
  namesIn,
  nothing,
  ofType,
  optionalName,
  scopeRule,
} from '#scripts/content/code/links/lowering.ts';

/** The name itself of a plain or generic name: `Collection` in `Collection<Profile>`. */
const plainName = (node: Node): Name => nameOf((node.type === 'generic_name' && childrenOf(node)[0]) || node);

const typeNames = (node: Node | null): Name[] | undefined => {
  if (!node || node.type === 'implicit_type') return undefined;
  const [first] = node.type === 'identifier' ? [nameOf(node)] : namesIn(node, 'identifier');
  return first && [first];
};

const functionOf = (node: Node, lower: Lower): FunctionExpression => {
  const list = field(node, 'parameters');
  const parameters =
    list?.type === 'implicit_parameter' ? [list] : ofType(list, 'parameter', 'implicit_parameter');
  const body = field(node, 'body');
  return {
    kind: 'function',
    name: optionalName(field(node, 'name')),
    parameters: parameters.map((parameter) => ({
      name: nameOf(field(parameter, 'name') ?? parameter),
      type: typeNames(field(parameter, 'type')),
    })),
    body: body ? [lower(body)] : [],
  };
};

export const lowerCsharp: Lower = lowering({
  identifier: nameRule,
  generic_name: (node) => ({ kind: 'name', name: plainName(node) }),
  block: scopeRule,
  qualified_name: memberRule('qualifier', 'name', plainName),
  member_access_expression: memberRule('expression', 'name', plainName),
  element_access_expression: elementRule('expression', 'subscript'),
  invocation_expression: callRule('function'),
  argument: (node, lower) => {
    const value = childrenOf(node).at(-1);
    return value ? lower(value) : nothing;
  },
  await_expression: (node, lower) => {
    const inner = childrenOf(node).at(-1);
    return inner ? lower(inner) : nothing;
  },
  object_creation_expression: callRule('type'),
  variable_declaration: (node, lower) => {
    const type = field(node, 'type');
    const of = typeNames(type);
    const binds = ofType(node, 'variable_declarator').map((declarator) => {
      const name = field(declarator, 'name');
      const value = childrenOf(declarator)
        .filter((child) => !name?.equals(child))
        .at(-1);
      const names = name ? [nameOf(name)] : [];
      return { kind: 'bind', names, value: value && lower(value), of } as const;
    });
    return { kind: 'group', parts: [...(of ? [{ kind: 'type', names: of } as const] : []), ...binds] };
  },
  foreach_statement: eachRule('left', 'right'),
  lambda_expression: functionOf,
  local_function_statement: functionOf,
  method_declaration: functionOf,
  using_directive: (node) => ({
    kind: 'import',
    module: childrenOf(node).at(-1)?.text ?? '',
    names: 'everything',
  }),
});
