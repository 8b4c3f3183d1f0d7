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
  Table,
  Text,
} from 'mdast';
import * as v from 'valibot';
import { DOCS_PREFIX } from '#content/site.ts';
import { docsHref } from '#scripts/content/addresses.ts';
import { isPhrasing } from '#scripts/content/tree/nodes.ts';
import { hasMarkdown } from '#worker/model/page-meta.ts';

/** A property whose text readers see as it is. */
export const plainText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check((value) => !hasMarkdown(value), 'Write plain text: readers would see the marks of Markdown.'),
);

export const text = (value: string): Text => ({ type: 'text', value });
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] });
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** A link in the nodes of an expansion. The address has the form that authors write. */
export const linkTo = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});
/** The same for an address with `/docs`. */
export const linkToHref = (href: string, ...children: PhrasingContent[]): Link =>
  linkTo(href.slice(DOCS_PREFIX.length), ...children);
/** A link in the Markdown of a component, where addresses are final. */
export const link = (href: string, ...children: PhrasingContent[]): Link =>
  linkTo(docsHref(href), ...children);

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

/** The content of a text's only paragraph. */
export const phrasingOf = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : isPhrasing(node) ? [node] : []));

/** A table with a header. Each cell is a list of nodes. */
export const tableOf = (header: readonly string[], rows: readonly PhrasingContent[][][]): Table => {
  const rowOf = (cells: readonly PhrasingContent[][]): Table['children'][number] => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  return {
    type: 'table',
    align: header.map(() => null),
    children: [rowOf(header.map((title) => [text(title)])), ...rows.map(rowOf)],
  };
};
