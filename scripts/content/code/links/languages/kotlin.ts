import { type Lower, lowering, nothing } from '#scripts/content/code/links/lowering.ts';
import { childrenOf, nameOf, ofType } from '#scripts/content/code/links/nodes.ts';
import * as rule from '#scripts/content/code/links/rules.ts';
import { functionOf, lambdaOf, partsOf, targetOf, typeNames, typesOf } from './kotlin-parts.ts';

export const lowerKotlin: Lower = lowering({
  simple_identifier: rule.name,
  type_identifier: rule.type,
  control_structure_body: rule.scope,
  navigation_expression: (node, lower) => {
    const [object, suffix] = childrenOf(node);
    const [name] = ofType(suffix, 'simple_identifier');
    return object && name ? { kind: 'member', object: lower(object), name: nameOf(name) } : nothing;
  },
  indexing_expression: (node, lower) => {
    const [object, ...rest] = childrenOf(node);
    return object ? { kind: 'element', of: lower(object), parts: rest.map(lower) } : nothing;
  },
  call_expression: (node, lower) => {
    const [callee, suffix] = childrenOf(node);
    return callee ? { kind: 'call', callee: lower(callee), parts: partsOf(suffix, lower) } : nothing;
  },
  property_declaration: (node, lower) => {
    const [declaration] = ofType(node, 'variable_declaration');
    const [name] = ofType(declaration, 'simple_identifier');
    const value = childrenOf(node).at(-1);
    const hasValue = value && !['variable_declaration', 'binding_pattern_kind'].includes(value.type);
    if (!name) return nothing;
    const types = typesOf(declaration);
    const bind = {
      kind: 'bind',
      names: [nameOf(name)],
      value: hasValue ? lower(value) : undefined,
      of: typeNames(declaration),
      given: rule.typesInside(ofType(types[0], 'type_arguments')[0], typeNames),
    } as const;
    return { kind: 'group', parts: [...types.map(lower), bind] };
  },
  assignment: (node, lower) => {
    const [left, right] = childrenOf(node);
    if (!left || !right) return nothing;
    const [target, value] = [targetOf(left, lower), lower(right)];
    return target.kind === 'name'
      ? { kind: 'bind', names: [target.name], value }
      : { kind: 'group', parts: [target, value] };
  },
  for_statement: (node, lower) => {
    const [declaration, of, ...body] = childrenOf(node);
    const [name] = ofType(declaration, 'simple_identifier');
    return name && of ? { kind: 'each', name: nameOf(name), of: lower(of), parts: body.map(lower) } : nothing;
  },
  jump_expression: (node, lower) =>
    (node.text.startsWith('return') ? rule.result : rule.firstPart)(node, lower),
  lambda_literal: lambdaOf,
  function_declaration: functionOf,
  import_header: (node) => {
    const path = ofType(ofType(node, 'identifier')[0], 'simple_identifier').map(nameOf);
    const name = path.at(-1);
    const isAll = ofType(node, 'wildcard_import').length > 0;
    const parts = isAll ? path : path.slice(0, -1);
    const [first, last] = [parts[0], parts.at(-1)];
    if (!name || !first || !last) return nothing;
    const module = { text: parts.map(({ text }) => text).join('.'), start: first.start, end: last.end };
    const names = isAll ? 'everything' : [{ name, as: name }];
    return { kind: 'import', module, names };
  },
});
