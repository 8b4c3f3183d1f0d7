import type { Nodes, Root } from 'mdast';
import type { Point, Position } from 'unist';
import { VFileMessage } from 'vfile-message';
import { type ShortSource, STAND_IN, shortSource } from './short-source.ts';

/**
 * The tree of a source, the same as `parse` makes. The parser gets the source without the parts that are known to be plain,
 * which is most of a page. Only places inside expressions are those of the shorter text. `undefined` if the source has a
 * mistake, or a part that looks plain and is not, such as a paragraph in a comment.
 */
export const parseQuickly = (source: string, parse: (text: string) => Root): Root | undefined => {
  const short = shortSource(source);
  if (!short) return undefined;
  try {
    const root = parse(short.text);
    return putBack(root, short) === short.parts.length ? root : undefined;
  } catch (error) {
    if (error instanceof VFileMessage) return undefined;
    throw error;
  }
};

/** Puts the parts into the tree and gives each node its place in the source. Returns the number of parts. */
const putBack = (root: Root, { parts, starts }: ShortSource): number => {
  let count = 0;
  /** The ends of the paragraphs, by the line of their stand-ins in the short text. */
  const ends = new Map<number, Point>();
  const placeOf = ({ line, column }: Point): Point => {
    const start = starts[line - 1] ?? { line, column: 1, offset: 0 };
    const end = column > 1 ? ends.get(line) : undefined;
    return end ?? { line: start.line, column, offset: (start.offset ?? 0) + column - 1 };
  };
  const place = (node: { position?: Position | undefined }): void => {
    const { position } = node;
    if (position) node.position = { start: placeOf(position.start), end: placeOf(position.end) };
  };
  const visit = (node: Nodes): void => {
    const part = parts[count];
    if (part?.type === 'paragraph' && node.type === 'paragraph' && standsFor(node.children[0])) {
      count += 1;
      node.children = part.children;
      ends.set(node.position?.start.line ?? 0, part.end);
    } else {
      if (part?.type === 'code' && node.type === 'code' && standsFor(node)) {
        count += 1;
        node.value = part.value;
      }
      if ('children' in node) node.children.forEach(visit);
      if ('attributes' in node) node.attributes.forEach(place);
    }
    place(node);
  };
  visit(root);
  return count;
};

const standsFor = (node: Nodes | undefined): boolean =>
  (node?.type === 'text' || node?.type === 'code') && node.value === STAND_IN;
