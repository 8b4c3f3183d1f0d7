import type { Node } from 'web-tree-sitter';
import type { Expression, Name } from './expression.ts';

/** Reduces a node of a syntax tree, together with everything below it. */
export type Lower = (node: Node) => Expression;

/** Reduces sibling nodes. */
export type Join = (nodes: readonly Node[], lower: Lower) => Expression[];

/** Reduces the nodes of one type. */
export type Rule = (node: Node, lower: Lower) => Expression;

/** The rule of each type of node that has one. */
export type Rules = Readonly<Record<string, Rule>>;

const eachAlone: Join = (nodes, lower) => nodes.map(lower);

/** A function that follows the rules. Nodes of other types become groups of their children, which `join` reduces. */
export const lowering = (rules: Rules, join: Join = eachAlone): Lower => {
  const lower: Lower = (node) => {
    const rule = Object.hasOwn(rules, node.type) ? rules[node.type] : undefined;
    return rule ? rule(node, lower) : { kind: 'group', parts: join(childrenOf(node), lower) };
  };
  return lower;
};

export const nothing: Expression = { kind: 'group', parts: [] };

export const childrenOf = (node: Node | null | undefined): Node[] =>
  node ? node.namedChildren.filter((child) => child !== null) : [];

export const ofType = (node: Node | null | undefined, ...types: string[]): Node[] =>
  childrenOf(node).filter(({ type }) => types.includes(type));

export const nameOf = (node: Node): Name => ({ text: node.text, start: node.startIndex, end: node.endIndex });

export const optionalName = (node: Node | null | undefined): Name | undefined =>
  node ? nameOf(node) : undefined;

/** Every descendant of these types, from left to right, as names. */
export const namesIn = (node: Node | null | undefined, ...types: string[]): Name[] =>
  node ? node.descendantsOfType(types).flatMap((found) => (found ? [nameOf(found)] : [])) : [];

export const field = (node: Node | null | undefined, name: string): Node | null =>
  node?.childForFieldName(name) ?? null;

/** The value of the node's only part, such as what an `await` waits for. */
export const through = (node: Node, lower: Lower): Expression => {
  const [inner] = childrenOf(node);
  return inner ? lower(inner) : nothing;
};

/** The rule for `object.name`. */
export const memberRule =
  (objectField: string, nameField: string, nameIn: (node: Node) => Name = nameOf): Rule =>
  (node, lower) => {
    const [object, name] = [field(node, objectField), field(node, nameField)];
    return object && name ? { kind: 'member', object: lower(object), name: nameIn(name) } : nothing;
  };

/** The rule for `list[index]`. */
export const elementRule =
  (listField: string, indexField: string): Rule =>
  (node, lower) => {
    const [list, index] = [field(node, listField), field(node, indexField)];
    return list ? { kind: 'element', of: lower(list), parts: index ? [lower(index)] : [] } : nothing;
  };

/** The rule for a call whose arguments are the children of the field `arguments`. */
export const callRule =
  (calleeField: string): Rule =>
  (node, lower) => {
    const callee = field(node, calleeField);
    const parts = [field(node, 'type_arguments'), ...childrenOf(field(node, 'arguments'))];
    return callee
      ? { kind: 'call', callee: lower(callee), parts: parts.flatMap((part) => (part ? [lower(part)] : [])) }
      : nothing;
  };

/** The rule for a loop over the elements of a list. */
export const eachRule =
  (nameField: string, listField: string): Rule =>
  (node, lower) => {
    const [name, list, body] = [field(node, nameField), field(node, listField), field(node, 'body')];
    return name && list
      ? { kind: 'each', name: nameOf(name), of: lower(list), parts: body ? [lower(body)] : [] }
      : nothing;
  };

/** The rule for a block with names of its own. */
export const scopeRule: Rule = (node, lower) => ({ kind: 'scope', parts: childrenOf(node).map(lower) });

export const nameRule: Rule = (node) => ({ kind: 'name', name: nameOf(node) });

export const typeRule: Rule = (node) => ({ kind: 'type', names: [nameOf(node)] });
