import type {
  Blockquote,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import { docsHref } from '#scripts/content/addresses/docs-href.ts';
import { isPhrasing } from '#scripts/content/tree/nodes.ts';

export const text = (value: string): Text => ({ type: 'text', value });
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] });
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
export const link = (href: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url: docsHref(href),
  children,
});

/** The parts of a sentence with a separator between them. */
export const joined = (
  parts: readonly (PhrasingContent | readonly PhrasingContent[])[],
  separator = ', ',
): PhrasingContent[] =>
  parts.flatMap((part, index) => [...(index > 0 ? [text(separator)] : []), ...[part].flat()]);

export const phrasing = (nodes: readonly RootContent[]): PhrasingContent[] => nodes.filter(isPhrasing);

/** The nodes that Markdown allows in quotes and list items. */
export const flow = (nodes: readonly RootContent[]): Blockquote['children'] =>
  // The parser puts no parts of tables here, so everything that is not phrasing content is flow content.
  nodes.filter((node) => !isPhrasing(node)) as Blockquote['children'];

export const listItem = (...children: ListItem['children']): ListItem => ({
  type: 'listItem',
  spread: children.length > 1,
  children,
});

/** A list of the list items among `nodes`. The items of an ordered list are separated by blank lines. */
export const list = (nodes: readonly RootContent[], { ordered }: { ordered: boolean }): List => ({
  type: 'list',
  ordered,
  ...(ordered ? { start: 1 } : {}),
  spread: ordered,
  children: nodes.filter((node) => node.type === 'listItem'),
});
