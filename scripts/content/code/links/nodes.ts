import type { Node } from 'web-tree-sitter';
import type { Name } from './expression.ts';

export const childrenOf = (node: Node | null | undefined): Node[] => node?.namedChildren ?? [];

export const ofType = (node: Node | null | undefined, ...types: string[]): Node[] =>
  childrenOf(node).filter(({ type }) => types.includes(type));

export const nameOf = (node: Node): Name => ({ text: node.text, start: node.startIndex, end: node.endIndex });

/** A text without its quotes. */
export const withinQuotes = ({ text, start, end }: Name): Name => ({
  text: text.slice(1, -1),
  start: start + 1,
  end: end - 1,
});

export const optionalName = (node: Node | null | undefined): Name | undefined =>
  node ? nameOf(node) : undefined;

/** Every descendant of these types, from left to right, as names. */
export const namesIn = (node: Node | null | undefined, ...types: string[]): Name[] =>
  (node?.descendantsOfType(types) ?? []).map(nameOf);

export const field = (node: Node | null | undefined, name: string): Node | null =>
  node?.childForFieldName(name) ?? null;
