import type { Node } from 'web-tree-sitter';
import type { Expression, FunctionExpression, Name } from '#scripts/content/code/links/expression.ts';
import type { Join, Lower } from '#scripts/content/code/links/lowering.ts';
import {
  childrenOf,
  field,
  nameOf,
  namesIn,
  ofType,
  optionalName,
} from '#scripts/content/code/links/nodes.ts';

// Dart's tree lists side by side what belongs together: an expression and its selectors, a signature and its body.

/** The named nodes of the field `value`, which may have several. */
export const valuesOf = (node: Node): Node[] =>
  node.childrenForFieldName('value').filter((child): child is Node => child?.isNamed === true);

/** The nodes that belong to the expression before them: `.file` and `(name)` after `files`. */
const SELECTORS = [
  'selector',
  'unconditional_assignable_selector',
  'conditional_assignable_selector',
  'cascade_section',
];

/** Reduces sibling nodes, and joins those that belong together. */
export const join: Join = (nodes, lower) => {
  const parts: Expression[] = [];
  for (const [index, node] of nodes.entries()) {
    const last = parts.at(-1);
    const next = nodes[index + 1];
    if (last && SELECTORS.includes(node.type)) parts[parts.length - 1] = select(last, node, lower);
    else if (node.type === 'function_signature' && next?.type === 'function_body')
      parts.push(functionOf(node, next, lower));
    else if (node.type !== 'function_body' || nodes[index - 1]?.type !== 'function_signature')
      parts.push(lower(node));
  }
  return parts;
};

/** The expression that all of the nodes make up together. */
export const one = (nodes: readonly Node[], lower: Lower): Expression => {
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

export const typeNames = (node: Node): Name[] | undefined => {
  const [first] = ofType(node, 'type_identifier');
  return first && [nameOf(first)];
};

/** The names of all types in these nodes. */
const typesIn = (nodes: readonly Node[]): Name[] =>
  nodes.flatMap((node) =>
    node.type === 'type_identifier' ? [nameOf(node)] : namesIn(node, 'type_identifier'),
  );

/** A body without statements is the result itself. */
const bodyOf = (body: Node | null, lower: Lower): Expression[] => {
  if (!body) return [];
  const hasStatements = ofType(body, 'block').length > 0;
  return [hasStatements ? lower(body) : { kind: 'return', value: one(childrenOf(body), lower) }];
};

export const functionOf = (signature: Node, body: Node | null, lower: Lower): FunctionExpression => {
  const list =
    signature.type === 'formal_parameter_list' ? signature : ofType(signature, 'formal_parameter_list')[0];
  const types = typesIn(childrenOf(signature)).map((name): Expression => ({ kind: 'type', names: [name] }));
  const parameters = ofType(list, 'formal_parameter').map((parameter) => ({
    name: optionalName(field(parameter, 'name') ?? ofType(parameter, 'identifier')[0]),
    type: typeNames(parameter),
  }));
  return {
    kind: 'function',
    name: optionalName(field(signature, 'name')),
    parameters,
    returns: typeNames(signature),
    body: [...types, ...bodyOf(body, lower)],
  };
};
