import type { Node } from 'web-tree-sitter';
import { childrenOf, field, ofType } from '#scripts/content/code/syntax/tree.ts';
import * as rule from './expression.ts';

// The trees of these languages have a node for each expression. Kotlin's and Dart's list the parts of one side by side.

/** TypeScript and JavaScript. */
export const lowerEcmascript = rule.lowering(['nested_type_identifier', 'type_identifier'], {
  identifier: rule.name,
  type_identifier: rule.name,
  nested_type_identifier: rule.member('module', 'name'),
  string: (node) => {
    const [content, ...rest] = childrenOf(node);
    return content?.type === 'string_fragment' && rest.length === 0
      ? { kind: 'text', name: rule.nameOf(content) }
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

const comprehension: rule.Rule = (node, lower) => {
  const [clause] = ofType(node, 'for_in_clause');
  return rule.loop([field(clause, 'left'), field(clause, 'right'), field(node, 'body')], lower);
};

export const lowerPython = rule.lowering(['attribute', 'identifier'], {
  identifier: rule.name,
  attribute: rule.member('object', 'attribute'),
  call: rule.call('function'),
  string: (node, lower) => {
    const [content, ...rest] = childrenOf(node).filter(({ type }) => !/^string_(?:start|end)$/.test(type));
    return content?.type === 'string_content' && rest.length === 0
      ? { kind: 'text', name: rule.nameOf(content) }
      : rule.group(childrenOf(node), lower);
  },
  keyword_argument: rule.option,
  await: rule.first,
  parenthesized_expression: rule.first,
  function_definition: rule.fn,
  lambda: rule.fn,
  assignment: rule.bind('left', 'right'),
  for_statement: rule.each('left', 'right'),
  list_comprehension: comprehension,
  generator_expression: comprehension,
  import_from_statement: (node) => {
    const [module, ...names] = childrenOf(node);
    if (!module) return rule.nothing;
    return { kind: 'import', module: rule.nameOf(module), names: rule.imported(names) };
  },
  import_statement: (node) => {
    const [module] = rule.imported(childrenOf(node));
    return module ? { kind: 'import', module: module.name, names: [], as: module.as } : rule.nothing;
  },
});

/** A literal is an instance of its type, as if the type were called. */
const instanceOf = (type: Node, body: Node | null, lower: rule.Lower): rule.Expression => ({
  kind: 'call',
  callee: lower(type),
  parts: childrenOf(body).map(lower),
});

export const lowerGo = rule.lowering(['qualified_type', 'type_identifier'], {
  identifier: rule.name,
  package_identifier: rule.name,
  qualified_type: rule.member('package', 'name'),
  block: rule.scope,
  selector_expression: rule.member('operand', 'field'),
  call_expression: rule.call('function'),
  // The literals in a list may leave out their type, which is that of the list's elements.
  composite_literal: (node, lower) => {
    const [type, body] = [field(node, 'type'), field(node, 'body')];
    if (type?.type === 'qualified_type') return instanceOf(type, body, lower);
    const element = field(type, 'element');
    const parts = childrenOf(body).map((part) => {
      const [value] = ofType(part, 'literal_value');
      return value && element?.type === 'qualified_type' ? instanceOf(element, value, lower) : part;
    });
    return rule.group([type, ...parts], lower);
  },
  keyed_element: rule.option,
  func_literal: rule.fn,
  function_declaration: rule.fn,
  method_declaration: rule.fn,
  short_var_declaration: rule.bind('left', 'right'),
  assignment_statement: rule.bind('left', 'right'),
  var_spec: rule.bind('name', 'value'),
  for_statement: (node, lower) => {
    const [range] = ofType(node, 'range_clause');
    const names = childrenOf(field(range, 'left'));
    return range
      ? rule.loop([names[1] ?? names[0], field(range, 'right'), field(node, 'body')], lower)
      : rule.scope(node, lower);
  },
  import_spec: (node) => {
    const [content] = ofType(field(node, 'path'), 'interpreted_string_literal_content');
    const alias = field(node, 'name');
    if (!content) return rule.nothing;
    const module = rule.nameOf(content);
    const as = alias ? rule.nameOf(alias) : { ...module, text: module.text.split('/').at(-1) ?? '' };
    return { kind: 'import', module, names: [], as };
  },
});

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

export const lowerJava = rule.lowering(['type_identifier'], {
  identifier: rule.name,
  type_identifier: rule.name,
  block: rule.scope,
  // Java reaches the object that Kotlin calls by its name through its only instance.
  field_access: (node, lower) =>
    field(node, 'field')?.text === 'INSTANCE'
      ? rule.first(node, lower)
      : rule.member('object', 'field')(node, lower),
  method_invocation: (node, lower) => {
    const [object, name] = [field(node, 'object'), field(node, 'name')];
    const parts = childrenOf(field(node, 'arguments')).map(lower);
    if (!name) return rule.nothing;
    if (!object) return { kind: 'call', callee: rule.name(name, lower), parts };
    const callee = rule.member('object', 'name')(node, lower);
    // A getter is the property itself.
    return parts.length === 0 && /^get[A-Z]/.test(name.text) ? callee : { kind: 'call', callee, parts };
  },
  object_creation_expression: rule.call('type'),
  local_variable_declaration: (node, lower) => {
    const [type, declarator] = [field(node, 'type'), field(node, 'declarator')];
    const [name, value] = [field(declarator, 'name'), field(declarator, 'value')];
    return rule.group(
      [type, name && rule.assign(name, value ? lower(value) : undefined, lower, type)],
      lower,
    );
  },
  enhanced_for_statement: rule.each('name', 'value'),
  lambda_expression: rule.fn,
  method_declaration: rule.fn,
  import_declaration: (node) => {
    const [path] = ofType(node, 'scoped_identifier', 'identifier');
    if (path && ofType(node, 'asterisk').length > 0)
      return { kind: 'import', module: rule.nameOf(path), names: 'everything' };
    const [module, name] = [field(path, 'scope'), field(path, 'name')];
    if (!module || !name) return rule.nothing;
    return { kind: 'import', module: rule.nameOf(module), names: rule.imported([name]) };
  },
});
