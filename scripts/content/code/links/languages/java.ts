import * as rule from '#scripts/content/code/links/expression.ts';
import { childrenOf, field, ofType } from '#scripts/content/code/syntax/tree.ts';

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
