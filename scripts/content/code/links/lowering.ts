import type { Node } from 'web-tree-sitter';
import type { Expression } from './expression.ts';
import { childrenOf } from './nodes.ts';

/** Reduces a node of a syntax tree, together with everything below it. */
export type Lower = (node: Node) => Expression;

/** Reduces sibling nodes. */
export type Join = (nodes: readonly Node[], lower: Lower) => Expression[];

/** Reduces the nodes of one type. */
export type Rule = (node: Node, lower: Lower) => Expression;

/** The rule of each type of node that has one. */
type Rules = Readonly<Record<string, Rule>>;

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
