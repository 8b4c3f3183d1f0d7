import type { Node } from 'web-tree-sitter';
import type { Name } from '#scripts/content/code/links/expression.ts';
import { type Lower, lowering, nothing } from '#scripts/content/code/links/lowering.ts';
import { childrenOf, field, nameOf, namesIn, ofType } from '#scripts/content/code/links/nodes.ts';
import * as rule from '#scripts/content/code/links/rules.ts';

const typeNames = (node: Node | null): Name[] | undefined => {
  const first = namesIn(node, 'type_identifier').find(({ text }) => text !== 'var');
  return first && [first];
};

const functionRule = rule.functionBy({
  parametersIn: (list) => (list?.type === 'identifier' ? [list] : childrenOf(list)),
  typeNames,
});

export const lowerJava: Lower = lowering({
  identifier: rule.name,
  type_identifier: rule.type,
  block: rule.scope,
  return_statement: rule.result,
  field_access: (node, lower) => {
    const [object, name] = [field(node, 'object'), field(node, 'field')];
    // Java reaches the object that Kotlin calls by its name through its only instance.
    if (object && name?.text === 'INSTANCE') return lower(object);
    return object && name ? { kind: 'member', object: lower(object), name: nameOf(name) } : nothing;
  },
  method_invocation: (node, lower) => {
    const [object, name] = [field(node, 'object'), field(node, 'name')];
    const parts = childrenOf(field(node, 'arguments')).map(lower);
    if (!name) return { kind: 'group', parts };
    if (!object) return { kind: 'call', callee: { kind: 'name', name: nameOf(name) }, parts };
    const member = { kind: 'member', object: lower(object), name: nameOf(name) } as const;
    // A getter is the property itself.
    return parts.length === 0 && /^get[A-Z]/.test(name.text)
      ? member
      : { kind: 'call', callee: member, parts };
  },
  object_creation_expression: (node, lower) => {
    const parts = childrenOf(field(node, 'arguments')).map(lower);
    const [type] = typeNames(field(node, 'type')) ?? [];
    return type ? { kind: 'call', callee: { kind: 'type', names: [type] }, parts } : { kind: 'group', parts };
  },
  local_variable_declaration: (node, lower) => {
    const type = field(node, 'type');
    const declarator = field(node, 'declarator');
    const [name, value] = [field(declarator, 'name'), field(declarator, 'value')];
    if (!name) return nothing;
    const bind = {
      kind: 'bind',
      names: [nameOf(name)],
      value: value ? lower(value) : undefined,
      of: typeNames(type),
      given: rule.typesInside(ofType(type, 'type_arguments')[0], typeNames),
    } as const;
    return { kind: 'group', parts: [...(type ? [lower(type)] : []), bind] };
  },
  enhanced_for_statement: rule.each('name', 'value'),
  lambda_expression: functionRule,
  method_declaration: functionRule,
  import_declaration: (node) => {
    const [path] = ofType(node, 'scoped_identifier', 'identifier');
    if (path && ofType(node, 'asterisk').length > 0)
      return { kind: 'import', module: nameOf(path), names: 'everything' };
    const [module, name] = [field(path, 'scope'), field(path, 'name')];
    if (!module || !name) return nothing;
    return {
      kind: 'import',
      module: nameOf(module),
      names: [{ name: nameOf(name), as: nameOf(name) }],
    };
  },
});
