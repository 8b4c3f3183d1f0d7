import type { Node } from 'web-tree-sitter';
import type { Expression, Name } from './expression.ts';

/** Reduces a node of a syntax tree, together with everything below it. */
export type Lower = (node: Node) => Expression;

/** Reduces sibling nodes. */
export type Join = (nodes: readonly Node[], lower: Lower) => Expression[];

/** Reduces the nodes of some types. */
export type Rules = Readonly<Record<string, (node: Node, lower: Lower) => Expression>>;

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
