import type { Node } from 'web-tree-sitter';
import { childrenOf, field, ofType } from '#scripts/content/code/syntax/tree.ts';
import * as rule from './expression.ts';

// Dart's tree lists side by side what belongs together: an expression and its selectors, a signature and its body.

/** Reduces sibling nodes, and joins those that belong together. */
const join: rule.Join = (nodes, lower) => {
  const parts: rule.Expression[] = [];
  for (const [index, node] of nodes.entries()) {
    const last = parts.at(-1);
    const before = nodes[index - 1];
    if (last && /selector$/.test(node.type)) parts.push(select(parts.pop() ?? last, node, lower));
    else if (node.type === 'function_body' && before?.type === 'function_signature')
      parts.splice(-1, 1, functionOf(before, node, lower));
    else parts.push(lower(node));
  }
  return parts;
};

/** The expression that all of the nodes make up together. */
const one = (nodes: readonly Node[], lower: rule.Lower): rule.Expression => {
  const parts = join(nodes, lower);
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'group', parts };
};

const select = (object: rule.Expression, selector: Node, lower: rule.Lower): rule.Expression => {
  const children = childrenOf(selector);
  const [inner] = children;
  if (selector.type === 'argument_part')
    return {
      kind: 'call',
      callee: object,
      parts: ofType(selector, 'arguments').flatMap(childrenOf).map(lower),
    };
  if (inner?.type === 'identifier') return { kind: 'member', object, name: rule.nameOf(inner) };
  if (inner?.type === 'index_selector') return rule.group([object, ...childrenOf(inner)], lower);
  return inner ? select(object, inner, lower) : object;
};

const typeOf = (node: Node): Node | undefined => ofType(node, 'type_identifier')[0];

const functionOf = (signature: Node, body: Node | null, lower: rule.Lower): rule.FunctionExpression => {
  const isList = signature.type === 'formal_parameter_list';
  const list = isList ? signature : ofType(signature, 'formal_parameter_list')[0];
  const parameters = ofType(list, 'formal_parameter').map((parameter) => {
    const name = field(parameter, 'name') ?? ofType(parameter, 'identifier')[0];
    return { name: name && rule.nameOf(name), type: lower.type(typeOf(parameter)) };
  });
  const name = field(signature, 'name');
  return {
    kind: 'function',
    name: name ? rule.nameOf(name) : undefined,
    parameters,
    body: [...signature.descendantsOfType('type_identifier').map(lower), ...join(childrenOf(body), lower)],
  };
};

const whole: rule.Rule = (node, lower) =>
  one(
    childrenOf(node).filter(({ type }) => type !== 'await'),
    lower,
  );
const fn: rule.Rule = (node, lower) =>
  functionOf(field(node, 'parameters') ?? node, field(node, 'body'), lower);

/** The named nodes of the field `value`, which may have several. */
const valuesOf = (node: Node | undefined): Node[] =>
  (node?.childrenForFieldName('value') ?? []).filter((child): child is Node => child?.isNamed === true);

export const lowerDart = rule.lowering(
  ['type_identifier'],
  {
    identifier: rule.name,
    type_identifier: rule.name,
    block: (node, lower) => ({ kind: 'scope', parts: join(childrenOf(node), lower) }),
    return_statement: whole,
    unary_expression: whole,
    await_expression: whole,
    named_argument: (node, lower) => {
      const [label, ...values] = childrenOf(node);
      const [key] = childrenOf(label);
      return key ? { kind: 'option', key: rule.nameOf(key), value: one(values, lower) } : rule.nothing;
    },
    initialized_variable_definition: (node, lower) => {
      const [name, values] = [field(node, 'name'), valuesOf(node)];
      const types = ofType(node, 'type_identifier', 'type_arguments');
      const value = values.length > 0 ? one(values, lower) : undefined;
      return rule.group([...types, name && rule.assign(name, value, lower, typeOf(node))], lower);
    },
    static_final_declaration: (node, lower) => {
      const [name, ...values] = childrenOf(node);
      return name ? rule.assign(name, one(values, lower), lower) : rule.nothing;
    },
    for_statement: (node, lower) => {
      const [parts] = ofType(node, 'for_loop_parts');
      const [name, values] = [field(parts, 'name'), valuesOf(parts)];
      const list = join(values, lower);
      return name
        ? { kind: 'scope', parts: [...list, rule.loop([name, undefined, field(node, 'body')], lower)] }
        : { kind: 'scope', parts: join(childrenOf(node), lower) };
    },
    function_expression: fn,
    library_import: (node) => {
      const [uri] = node.descendantsOfType('string_literal').map(rule.nameOf);
      if (!uri) return rule.nothing;
      const module = { text: uri.text.slice(1, -1), start: uri.start + 1, end: uri.end - 1 };
      return { kind: 'import', module, names: 'everything' };
    },
  },
  join,
);
