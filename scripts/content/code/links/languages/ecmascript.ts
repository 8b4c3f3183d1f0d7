import type { Node } from 'web-tree-sitter';
import type { Expression, FunctionExpression, Name } from '#scripts/content/code/links/expression.ts';
import { type Lower, lowering, nothing, type Rule } from '#scripts/content/code/links/lowering.ts';
import { childrenOf, field, nameOf, ofType, optionalName } from '#scripts/content/code/links/nodes.ts';
import * as rule from '#scripts/content/code/links/rules.ts';

const typeNames = (node: Node | null): Name[] | undefined => {
  const [first] = node?.descendantsOfType(['nested_type_identifier', 'type_identifier']) ?? [];
  if (!first) return undefined;
  return first.type === 'nested_type_identifier' ? childrenOf(first).map(nameOf) : [nameOf(first)];
};

const functionOf = (node: Node, lower: Lower): FunctionExpression => {
  const single = node.childForFieldName('parameter');
  const list = childrenOf(node.childForFieldName('parameters'));
  const result = node.childForFieldName('return_type');
  const bounds = node.childForFieldName('type_parameters')?.descendantsOfType('constraint') ?? [];
  const patterns = [...bounds, ...(result ? [result] : [])].map(lower);
  const parameters = (single ? [single] : list).map((parameter) => {
    const pattern = parameter.childForFieldName('pattern') ?? parameter;
    const type = parameter.childForFieldName('type');
    if (type) patterns.push(lower(type));
    if (pattern.type !== 'object_pattern') return { name: nameOf(pattern), type: typeNames(type) };
    // The parameter gets a name that code cannot contain, so that its fields can be unpacked from it.
    const name = { text: `{${pattern.startIndex}}`, start: pattern.startIndex, end: pattern.startIndex };
    patterns.push({ kind: 'unpack', fields: fieldsOf(pattern), value: { kind: 'name', name } });
    return { name, type: typeNames(type) };
  });
  return {
    kind: 'function',
    name: optionalName(node.childForFieldName('name')),
    parameters,
    returns: typeNames(result),
    body: [...patterns, ...rule.bodyOf(node.childForFieldName('body'), lower)],
  };
};

const fieldsOf = (pattern: Node): { key: Name; name: Name }[] =>
  childrenOf(pattern).flatMap((child) => {
    if (child.type === 'shorthand_property_identifier_pattern')
      return [{ key: nameOf(child), name: nameOf(child) }];
    const [key, value] = [child.childForFieldName('key'), child.childForFieldName('value')];
    return key && value?.type === 'identifier' ? [{ key: nameOf(key), name: nameOf(value) }] : [];
  });

const bind = (target: Node | null, value: Node | null, type: Node | null, lower: Lower): Expression => {
  const lowered = value ? lower(value) : undefined;
  const mention = type ? lower(type) : nothing;
  const [generic] = ofType(type, 'generic_type');
  const given = rule.typesInside(ofType(generic, 'type_arguments')[0], typeNames);
  if (target?.type === 'object_pattern' && lowered)
    return { kind: 'group', parts: [mention, { kind: 'unpack', fields: fieldsOf(target), value: lowered }] };
  if (target?.type === 'array_pattern' && lowered) {
    const [first] = childrenOf(target);
    const element: Expression = { kind: 'element', of: lowered, parts: [] };
    return { kind: 'bind', names: first ? [nameOf(first)] : [], value: element };
  }
  if (target?.type !== 'identifier')
    return { kind: 'group', parts: [...(target ? [lower(target)] : []), ...(lowered ? [lowered] : [])] };
  return {
    kind: 'group',
    parts: [mention, { kind: 'bind', names: [nameOf(target)], value: lowered, of: typeNames(type), given }],
  };
};

/** The value of the first part, next to the type that the code gives it. */
const cast: Rule = (node, lower) => {
  const [inner, ...rest] = childrenOf(node);
  return inner ? { kind: 'value', of: lower(inner), parts: rest.map(lower) } : nothing;
};

/** TypeScript and JavaScript. */
export const lowerEcmascript: Lower = lowering({
  identifier: rule.name,
  string: (node) => {
    const [content, ...rest] = childrenOf(node);
    return content?.type === 'string_fragment' && rest.length === 0
      ? { kind: 'text', text: nameOf(content) }
      : nothing;
  },
  shorthand_property_identifier: rule.name,
  object: (node, lower) => ({ kind: 'object', parts: childrenOf(node).map(lower) }),
  pair: (node, lower) =>
    field(node, 'key')?.type === 'property_identifier'
      ? rule.option(node, lower)
      : { kind: 'group', parts: childrenOf(node).map(lower) },
  type_identifier: rule.type,
  nested_type_identifier: (node) => ({ kind: 'type', names: childrenOf(node).map(nameOf) }),
  statement_block: rule.scope,
  member_expression: rule.member('object', 'property'),
  subscript_expression: rule.element('object', 'index'),
  call_expression: rule.call('function'),
  new_expression: rule.call('constructor'),
  await_expression: rule.firstPart,
  non_null_expression: rule.firstPart,
  parenthesized_expression: rule.firstPart,
  as_expression: cast,
  return_statement: rule.result,
  arrow_function: functionOf,
  function_expression: functionOf,
  function_declaration: functionOf,
  method_definition: functionOf,
  variable_declarator: (node, lower) =>
    bind(field(node, 'name'), field(node, 'value'), field(node, 'type'), lower),
  assignment_expression: (node, lower) => bind(field(node, 'left'), field(node, 'right'), null, lower),
  for_in_statement: rule.each('left', 'right'),
  import_statement: (node) => {
    const [module] = ofType(field(node, 'source'), 'string_fragment');
    const [clause] = ofType(node, 'import_clause');
    const [space] = ofType(clause, 'namespace_import');
    const [alias] = ofType(space, 'identifier');
    const named = ofType(ofType(clause, 'named_imports')[0], 'import_specifier').flatMap((specifier) => {
      const name = field(specifier, 'name');
      return name ? [{ name: nameOf(name), as: nameOf(field(specifier, 'alias') ?? name) }] : [];
    });
    const defaults = ofType(clause, 'identifier').map((name) => ({ name: nameOf(name), as: nameOf(name) }));
    const names = [...defaults, ...named];
    return module ? { kind: 'import', module: nameOf(module), names, as: optionalName(alias) } : nothing;
  },
});
