import type { Node } from 'web-tree-sitter';
import * as rule from '#scripts/content/code/links/expression.ts';
import { childrenOf, field, ofType } from '#scripts/content/code/syntax/tree.ts';

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
