import type { Node } from 'web-tree-sitter';
import type { Expression, FunctionExpression, Name } from '#scripts/content/code/links/expression.ts';
import { type Join, type Lower, lowering, nothing } from '#scripts/content/code/links/lowering.ts';
import {
  childrenOf,
  field,
  nameOf,
  namesIn,
  ofType,
  optionalName,
} from '#scripts/content/code/links/nodes.ts';
import * as rule from '#scripts/content/code/links/rules.ts';

const fields = (node: Node, name: string): Node[] =>
  node.childrenForFieldName(name).filter((child): child is Node => child?.isNamed === true);

/** The tree lists an expression and its selectors side by side: `files`, `.file`, `(name)`. */
const SELECTORS = [
  'selector',
  'unconditional_assignable_selector',
  'conditional_assignable_selector',
  'argument_part',
  'cascade_section',
  'cascade_selector',
];

const join: Join = (nodes, lower) => {
  const parts: Expression[] = [];
  for (const [index, node] of nodes.entries()) {
    const last = parts.at(-1);
    const next = nodes[index + 1];
    if (last && SELECTORS.includes(node.type)) parts[parts.length - 1] = select(last, node, lower);
    // The tree lists the body of a function next to its signature.
    else if (node.type === 'function_signature' && next?.type === 'function_body')
      parts.push(functionOf(node, next, lower));
    else if (node.type !== 'function_body' || nodes[index - 1]?.type !== 'function_signature')
      parts.push(lower(node));
  }
  return parts;
};

const one = (nodes: readonly Node[], lower: Lower): Expression => {
  const parts = join(nodes, lower);
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'group', parts };
};

const select = (object: Expression, selector: Node, lower: Lower): Expression => {
  if (selector.type === 'cascade_section') {
    // The value of a cascade is the object. The parts are selected from it one after the other.
    const used = childrenOf(selector).reduce((from, part) => select(from, part, lower), object);
    return { kind: 'value', of: object, parts: [used] };
  }
  if (selector.type === 'argument_part')
    return {
      kind: 'call',
      callee: object,
      parts: ofType(selector, 'arguments').flatMap((list) => childrenOf(list).map(lower)),
    };
  const [inner] = childrenOf(selector);
  if (inner?.type === 'identifier') return { kind: 'member', object, name: nameOf(inner) };
  if (inner?.type === 'index_selector')
    return { kind: 'element', of: object, parts: join(childrenOf(inner), lower) };
  return inner ? select(object, inner, lower) : object;
};

const typeNames = (node: Node): Name[] | undefined => {
  const [first] = ofType(node, 'type_identifier');
  return first && [nameOf(first)];
};

const functionOf = (signature: Node, body: Node | null, lower: Lower): FunctionExpression => {
  const list =
    signature.type === 'formal_parameter_list' ? signature : ofType(signature, 'formal_parameter_list')[0];
  const types = namesIn(list, 'type_identifier').map((name): Expression => ({ kind: 'type', names: [name] }));
  const parameters = ofType(list, 'formal_parameter').map((parameter) => ({
    name: optionalName(field(parameter, 'name') ?? ofType(parameter, 'identifier')[0]),
    type: typeNames(parameter),
  }));
  return {
    kind: 'function',
    name: optionalName(field(signature, 'name')),
    parameters,
    body: [...types, ...(body ? [lower(body)] : [])],
  };
};

export const lowerDart: Lower = lowering(
  {
    identifier: rule.name,
    type_identifier: rule.type,
    block: (node, lower) => ({ kind: 'scope', parts: join(childrenOf(node), lower) }),
    argument: (node, lower) => one(childrenOf(node), lower),
    named_argument: (node, lower) =>
      one(
        childrenOf(node).filter(({ type }) => type !== 'label'),
        lower,
      ),
    unary_expression: (node, lower) => one(childrenOf(node), lower),
    await_expression: (node, lower) =>
      one(
        childrenOf(node).filter(({ type }) => type !== 'await'),
        lower,
      ),
    parenthesized_expression: (node, lower) => one(childrenOf(node), lower),
    initialized_variable_definition: (node, lower) => {
      const name = field(node, 'name');
      const values = fields(node, 'value');
      if (!name) return nothing;
      const mentions = ofType(node, 'type_identifier').map(lower);
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
      const [name, body] = [parts && field(parts, 'name'), field(node, 'body')];
      const values = parts ? fields(parts, 'value') : [];
      if (!name || values.length === 0) return { kind: 'scope', parts: join(childrenOf(node), lower) };
      return { kind: 'each', name: nameOf(name), of: one(values, lower), parts: body ? [lower(body)] : [] };
    },
    function_expression: (node, lower) =>
      functionOf(field(node, 'parameters') ?? node, field(node, 'body'), lower),
    lambda_expression: (node, lower) =>
      functionOf(field(node, 'parameters') ?? node, field(node, 'body'), lower),
    library_import: (node) => {
      const [uri] = node.descendantsOfType('string_literal');
      const module = uri?.text.slice(1, -1) ?? '';
      return { kind: 'import', module, names: 'everything' };
    },
  },
  join,
);
