import * as rule from '#scripts/content/code/links/expression.ts';
import { childrenOf, field, ofType } from '#scripts/content/code/syntax/tree.ts';

/** TypeScript and JavaScript. */
export const lowerEcmascript = rule.lowering(['nested_type_identifier', 'type_identifier'], {
  identifier: rule.name,
  type_identifier: rule.name,
  nested_type_identifier: rule.member('module', 'name'),
  string: (node) => {
    const [content, ...rest] = childrenOf(node);
    return content?.type === 'string_fragment' && rest.length === 0
      ? { kind: 'text', text: rule.nameOf(content) }
      : rule.nothing;
  },
  object: (node, lower) => ({ kind: 'object', parts: childrenOf(node).map(lower) }),
  pair: (node, lower) =>
    field(node, 'key')?.type === 'property_identifier'
      ? rule.option(node, lower)
      : rule.group(childrenOf(node), lower),
  statement_block: rule.scope,
  member_expression: rule.member('object', 'property'),
  call_expression: rule.call('function'),
  new_expression: rule.call('constructor'),
  await_expression: rule.first,
  parenthesized_expression: rule.first,
  as_expression: rule.first,
  arrow_function: rule.fn,
  function_expression: rule.fn,
  method_definition: rule.fn,
  function_declaration: rule.fn,
  variable_declarator: rule.bind('name', 'value'),
  assignment_expression: rule.bind('left', 'right'),
  for_in_statement: rule.each('left', 'right'),
  import_statement: (node) => {
    const [module] = ofType(field(node, 'source'), 'string_fragment');
    const [clause] = ofType(node, 'import_clause');
    const [alias] = ofType(ofType(clause, 'namespace_import')[0], 'identifier');
    const named = [
      ...ofType(clause, 'identifier'),
      ...ofType(ofType(clause, 'named_imports')[0], 'import_specifier'),
    ];
    if (!module) return rule.nothing;
    const as = alias && rule.nameOf(alias);
    return { kind: 'import', module: rule.nameOf(module), names: rule.imported(named), as };
  },
});
