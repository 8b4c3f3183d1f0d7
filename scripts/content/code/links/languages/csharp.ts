import type { Node } from 'web-tree-sitter';
import type { Name } from '#scripts/content/code/links/expression.ts';
import { type Lower, lowering, nothing } from '#scripts/content/code/links/lowering.ts';
import { childrenOf, field, nameOf, namesIn, ofType } from '#scripts/content/code/links/nodes.ts';
import * as rule from '#scripts/content/code/links/rules.ts';

/** The name itself of a plain or generic name: `Collection` in `Collection<Profile>`. */
const plainName = (node: Node): Name => nameOf((node.type === 'generic_name' && childrenOf(node)[0]) || node);

const typeNames = (node: Node | null): Name[] | undefined => {
  if (!node || node.type === 'implicit_type') return undefined;
  const [first] = namesIn(node, 'identifier');
  return first && [first];
};

const functionRule = rule.functionBy({
  parametersIn: (list) =>
    list?.type === 'implicit_parameter' ? [list] : ofType(list, 'parameter', 'implicit_parameter'),
  typeNames,
});

export const lowerCsharp: Lower = lowering({
  identifier: rule.name,
  generic_name: (node, lower) => ({
    kind: 'value',
    of: { kind: 'name', name: plainName(node) },
    parts: ofType(node, 'type_argument_list').map(lower),
  }),
  block: rule.scope,
  return_statement: rule.result,
  arrow_expression_clause: rule.result,
  qualified_name: rule.member('qualifier', 'name', plainName),
  member_access_expression: rule.member('expression', 'name', plainName),
  element_access_expression: rule.element('expression', 'subscript'),
  invocation_expression: rule.call('function'),
  argument: (node, lower) => (field(node, 'name') ? rule.option : rule.lastPart)(node, lower),
  await_expression: rule.lastPart,
  object_creation_expression: (node, lower) => {
    const created = rule.call('type')(node, lower);
    const initializer = childrenOf(field(node, 'initializer')).map((part) =>
      part.type === 'assignment_expression' ? rule.option(part, lower) : lower(part),
    );
    return created.kind === 'call' ? { ...created, parts: [...created.parts, ...initializer] } : created;
  },
  variable_declaration: (node, lower) => {
    const type = field(node, 'type');
    const of = typeNames(type);
    const given = rule.typesInside(ofType(type, 'type_argument_list')[0], typeNames);
    const binds = ofType(node, 'variable_declarator').map((declarator) => {
      const name = field(declarator, 'name');
      const value = childrenOf(declarator)
        .filter((child) => !name?.equals(child))
        .at(-1);
      const names = name ? [nameOf(name)] : [];
      return { kind: 'bind', names, value: value && lower(value), of, given } as const;
    });
    return { kind: 'group', parts: [...(type && of ? [lower(type)] : []), ...binds] };
  },
  foreach_statement: rule.each('left', 'right'),
  lambda_expression: functionRule,
  local_function_statement: functionRule,
  method_declaration: functionRule,
  using_directive: (node) => {
    const module = childrenOf(node).at(-1);
    return module ? { kind: 'import', module: nameOf(module), names: 'everything' } : nothing;
  },
});
