import * as rule from '#scripts/content/code/links/expression.ts';
import { childrenOf, field, ofType } from '#scripts/content/code/syntax/tree.ts';

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
      ? { kind: 'text', text: rule.nameOf(content) }
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
