import { type Lower, lowering, nothing, type Rule } from '#scripts/content/code/links/lowering.ts';
import { childrenOf, field, nameOf, ofType, withinQuotes } from '#scripts/content/code/links/nodes.ts';
import * as rule from '#scripts/content/code/links/rules.ts';
import { functionOf, join, one, typeNames, valuesOf } from './dart-siblings.ts';

/** The rule for a node that stands for its children, besides those of a type. */
const allBut =
  (leftOut?: string): Rule =>
  (node, lower) =>
    one(
      childrenOf(node).filter(({ type }) => type !== leftOut),
      lower,
    );

const functionRule: Rule = (node, lower) =>
  functionOf(field(node, 'parameters') ?? node, field(node, 'body'), lower);

export const lowerDart: Lower = lowering(
  {
    identifier: rule.name,
    type_identifier: rule.type,
    block: (node, lower) => ({ kind: 'scope', parts: join(childrenOf(node), lower) }),
    return_statement: (node, lower) => ({ kind: 'return', value: one(childrenOf(node), lower) }),
    argument: allBut(),
    named_argument: (node, lower) => {
      const [key] = childrenOf(ofType(node, 'label')[0]);
      const value = allBut('label')(node, lower);
      return key ? { kind: 'option', key: nameOf(key), value } : value;
    },
    unary_expression: allBut(),
    await_expression: allBut('await'),
    parenthesized_expression: allBut(),
    initialized_variable_definition: (node, lower) => {
      const name = field(node, 'name');
      const values = valuesOf(node);
      if (!name) return nothing;
      const mentions = ofType(node, 'type_identifier', 'type_arguments').map(lower);
      const value = values.length > 0 ? one(values, lower) : undefined;
      return {
        kind: 'group',
        parts: [...mentions, { kind: 'bind', names: [nameOf(name)], value, of: typeNames(node) }],
      };
    },
    static_final_declaration: (node, lower) => {
      const [name, ...values] = childrenOf(node);
      return name ? { kind: 'bind', names: [nameOf(name)], value: one(values, lower) } : nothing;
    },
    for_statement: (node, lower) => {
      const [parts] = ofType(node, 'for_loop_parts');
      const [name, body] = [field(parts, 'name'), field(node, 'body')];
      const values = parts ? valuesOf(parts) : [];
      if (!name || values.length === 0) return { kind: 'scope', parts: join(childrenOf(node), lower) };
      return { kind: 'each', name: nameOf(name), of: one(values, lower), parts: body ? [lower(body)] : [] };
    },
    function_expression: functionRule,
    lambda_expression: functionRule,
    library_import: (node) => {
      const [uri] = node.descendantsOfType('string_literal');
      return uri ? { kind: 'import', module: withinQuotes(nameOf(uri)), names: 'everything' } : nothing;
    },
  },
  join,
);
