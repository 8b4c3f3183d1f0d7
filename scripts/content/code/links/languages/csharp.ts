import * as rule from '#scripts/content/code/links/expression.ts';
import { childrenOf, field, ofType } from '#scripts/content/code/syntax/tree.ts';

export const lowerCsharp = rule.lowering(['identifier'], {
  identifier: rule.name,
  generic_name: rule.first,
  block: rule.scope,
  qualified_name: rule.member('qualifier', 'name'),
  member_access_expression: rule.member('expression', 'name'),
  invocation_expression: rule.call('function'),
  argument: (node, lower) => (field(node, 'name') ? rule.option : rule.last)(node, lower),
  object_creation_expression: (node, lower) => {
    const created = rule.call('type')(node, lower);
    const initializer = childrenOf(field(node, 'initializer')).map((part) =>
      part.type === 'assignment_expression' ? rule.option(part, lower) : lower(part),
    );
    return created.kind === 'call' ? { ...created, parts: [...created.parts, ...initializer] } : created;
  },
  variable_declaration: (node, lower) => {
    const type = field(node, 'type');
    const variables = ofType(node, 'variable_declarator').map((declarator) => {
      const [name, ...values] = childrenOf(declarator);
      const value = values.at(-1);
      return name && rule.assign(name, value && lower(value), lower, type);
    });
    return rule.group([type, ...variables], lower);
  },
  foreach_statement: rule.each('left', 'right'),
  lambda_expression: rule.fn,
  local_function_statement: rule.fn,
  method_declaration: rule.fn,
  using_directive: (node) => {
    const module = childrenOf(node).at(-1);
    return module ? { kind: 'import', module: rule.nameOf(module), names: 'everything' } : rule.nothing;
  },
});
